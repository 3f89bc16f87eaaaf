"""Random rule sets for hypothesis: any value of any option, possible together or not."""

from typing import Any

from hypothesis import strategies as st

from freedoko_qt.engine.rules import OPTIONS, Option, OptionKind, Rules


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """Every value that the option can have."""
    match option.kind:
        case OptionKind.BOOL:
            return st.booleans()
        case OptionKind.INT:
            return st.integers(option.low, option.high)
        case OptionKind.ENUM:
            return st.sampled_from(list(option.choices))
        case OptionKind.SET:
            chosen = st.sets(st.sampled_from(list(option.choices)), min_size=option.low)
            return chosen.map(lambda words: tuple(word for word in option.choices if word in words))
        case OptionKind.LIST if option.complete:
            return st.permutations(list(option.choices)).map(tuple)
        case OptionKind.LIST:
            return st.lists(st.sampled_from(list(option.choices)), unique=True).map(tuple)
        case OptionKind.INTS:
            count = len(option.default)
            return st.tuples(*[st.integers(option.low, option.high)] * count)


ANY_RULES = st.builds(Rules, **{name: values_of(option) for name, option in OPTIONS.items()})
CHANGES = st.sampled_from(list(OPTIONS)).flatmap(
    lambda name: st.tuples(st.just(name), values_of(OPTIONS[name]))
)
