"""The exceptions of the engine."""


class GameError(ValueError):
    """Something that the rules, the notation or a file of the game does not allow."""


class IllegalAction(GameError):
    """An action that is not legal at this moment; nothing was changed."""


class BadNotation(GameError):
    """A record, or a part of one, that does not follow the notation."""


class BadSave(GameError):
    """A saved file that is damaged or of a format this program does not know."""


class BadRules(GameError):
    """A rule set with an unknown option, a wrong value or an impossible combination."""


MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""The errors that data of the wrong shape raises where it is read."""
