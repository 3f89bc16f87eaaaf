"""Rule sets as short codes."""

from base64 import b32encode
from binascii import crc_hqx

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rule_sets import ANY_RULES

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules
from freedoko_qt.engine.rules.code import VERSION, decode, encode, key_of


@given(ANY_RULES)
def test_any_rules_survive_the_way_through_a_code(rules: Rules) -> None:
    assert decode(encode(rules)) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_one_group(name: str) -> None:
    code = encode(PRESETS[name].rules)
    assert len(code) == len("FDQ2-00000")
    assert decode(code) == PRESETS[name].rules


def test_a_few_house_rules_are_a_few_groups() -> None:
    ours = PRESETS["ddv"].rules.changed("poverty", True).changed("poverty_shift", True).changed("denial_points", 2)
    assert decode(encode(ours)) == ours
    assert len(encode(ours)) <= len("FDQ2-00000-00000-00000-0")


def test_codes_stay_what_they_are() -> None:
    assert encode(Rules()) == "FDQ2-04922"
    assert encode(Rules(with_nines=False)) == "FDQ2-059YF-1VQ"


def test_an_older_code_means_what_it_meant() -> None:
    assert decode("FDQ1-000G0") == PRESETS["standard"].rules
    assert decode("FDQ1-048J2") == PRESETS["ddv"].rules
    assert decode("FDQ1-08GM4") == PRESETS["beginner"].rules
    doko_wtf, mittwoch = decode("FDQ1-0CRP6"), decode("FDQ1-0H0R8")
    assert (doko_wtf.announcement_last, doko_wtf.duty_solo_before_lust_solo) == (7, True)
    assert not doko_wtf.extrapoint_catch_double_charlie
    assert not mittwoch.ask_reservations
    assert decode("FDQ1-0K9YE-WNP1C-A902J-RKR4P-6S08F-VAGEX-AG0CN-SY").with_nines


def test_a_code_may_be_spaced_and_written_as_it_comes() -> None:
    rules = Rules(with_nines=False, number_of_rounds=1000)
    code = encode(rules)
    assert decode(f"  {code.lower()}\n") == rules
    assert decode(code.replace("-", " - ")) == rules
    assert decode(code[:5] + code[5:].replace("-", "")) == rules
    assert decode(code[:5] + code[5:].replace("0", "o").replace("1", "l")) == rules


def test_every_option_has_a_number_of_its_own() -> None:
    assert len({key_of(name) for name in OPTIONS}) == len(OPTIONS)


@given(ANY_RULES, st.data())
def test_a_wrong_letter_is_noticed(rules: Rules, data: st.DataObject) -> None:
    code = encode(rules)
    at = data.draw(st.sampled_from([at for at, digit in enumerate(code) if at > 4 and digit != "-"]))
    other = data.draw(st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
    wrong = f"{code[:at]}{other}{code[at + 1 :]}"
    try:
        assert decode(wrong) == rules  # another last digit may say the same: its lowest bits are filled up
    except BadRules:
        assert other != code[at]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "does not begin with FDQ2-"),
        ("hello", "does not begin with FDQ2-"),
        ("FDQ7-00000", "of a version that this program does not know"),
        ("FDQ2-", "not whole"),
        ("FDQ2-0", "not whole"),
        ("FDQ2-00001", "not whole"),
        ("FDQ2-0000U", "'U' does not belong into one"),
        ("FDQ2-ÄÖ", "'Ä' does not belong into one"),
        ("FDQ2-" + "A" * 1_000_000, "not whole"),  # converted as one number it would take hours
    ],
    ids=lambda text: text[:20],
)
def test_what_is_no_code_is_reported_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadRules, match=message) as refused:
        decode(text)
    assert str(refused.value).count(".") == 1


def test_a_number_without_an_end_is_refused() -> None:
    payload = bytes([0]) + key_of("number_of_rounds").to_bytes(2) + b"\xff" * 300_000
    whole = payload + crc_hqx(payload, VERSION).to_bytes(2)
    usual, digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    code = b32encode(whole).decode().rstrip("=").translate(str.maketrans(usual, digits))
    with pytest.raises(BadRules, match="a rule or a value that this program does not know"):
        decode(f"FDQ{VERSION}-{code}")


@given(st.text())
def test_any_text_is_a_code_or_refused(text: str) -> None:
    for one in (text, f"FDQ2-{text}"):
        try:
            decode(one)
        except BadRules:
            continue
