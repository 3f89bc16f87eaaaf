"""The style of every control, Qt's and our own: one shape, one focus ring."""

SHEET = """
QPushButton {
    background: <<card>>; color: <<text>>; border: solid <<edge>>; border-radius: <<radius_control>>px; outline: none;
    font-weight: 700; box(<<stroke_line>>, <<height_control>>, 18);
}
QPushButton:hover { background: <<hover>>; }
QPushButton:pressed { background: <<pressed>>; }
QPushButton:disabled { color: <<disabled>>; background: transparent; border-color: <<line>>; }
QPushButton:focus { border-color: <<focus>>; box(<<stroke_ring>>, <<height_control>>, 18); }
QPushButton[primary="true"] { background: <<accent>>; color: <<on_accent>>; border-color: <<accent_pressed>>; }
QPushButton[primary="true"]:hover { background: <<accent_hover>>; }
QPushButton[primary="true"]:pressed { background: <<accent_pressed>>; }
QPushButton[primary="true"]:disabled { background: <<pressed>>; color: <<disabled>>; border-color: <<line>>; }
QPushButton[primary="true"]:focus { border-color: <<focus>>; }
QPushButton[flat="true"] {
    background: transparent; color: <<accent_text>>; border-color: transparent;
    box(<<stroke_line>>, <<height_control>>, 12);
}
QPushButton[flat="true"]:hover { background: <<hover>>; }
QPushButton[flat="true"]:pressed { background: <<pressed>>; }
QPushButton[flat="true"]:disabled { color: <<disabled>>; }
QPushButton[flat="true"]:focus { border-color: <<focus>>; box(<<stroke_ring>>, <<height_control>>, 12); }
QPushButton[flat="true"][link="true"] { margin: 3px 0px; box(<<stroke_line>>, <<height_compact>>, 16); }
QPushButton[flat="true"][link="true"]:focus { box(<<stroke_ring>>, <<height_compact>>, 16); }
QPushButton::menu-indicator {
    image: url("@signs/down.svg"); width: 16px; height: 16px; right: 13px;
    subcontrol-origin: border; subcontrol-position: center right;
}
QPushButton[drops="true"], QPushButton[drops="true"]:focus { padding-right: 20px; }
QPushButton[compact="true"] { border-radius: 9px; margin: 3px 0px; box(<<stroke_line>>, <<height_compact>>, 12); }
QPushButton[compact="true"]:focus { box(<<stroke_ring>>, <<height_compact>>, 12); }
QPushButton[sign="true"] { box(<<stroke_line>>, <<height_control>>, 9); }
QPushButton[sign="true"]:focus { box(<<stroke_ring>>, <<height_control>>, 9); }
QPushButton[sign="true"][compact="true"] { box(<<stroke_line>>, <<height_compact>>, 6); }
QPushButton[sign="true"][compact="true"]:focus { box(<<stroke_ring>>, <<height_compact>>, 6); }
QPushButton[large="true"] { font-size: <<type_lead>>; box(<<stroke_line>>, 48, 18); }
QPushButton[large="true"]:focus { box(<<stroke_ring>>, 48, 18); }

QPushButton[choice="true"] { font-weight: 400; box(<<stroke_line>>, <<height_control>>, 12); }
QPushButton[choice="true"]:focus { box(<<stroke_ring>>, <<height_control>>, 12); }
QPushButton[choice="true"][compact="true"] { box(<<stroke_line>>, <<height_compact>>, 6); }
QPushButton[choice="true"][compact="true"]:focus { box(<<stroke_ring>>, <<height_compact>>, 6); }
QPushButton[choice="true"]:checked { background: <<tint>>; color: <<on_tint>>; border-color: <<accent>>; }
QPushButton[choice="true"]:checked:focus { border-color: <<focus>>; }
QPushButton[choice="true"]:checked:disabled {
    background: <<pressed>>; color: <<disabled>>; border-color: <<line>>;
}
QPushButton[segment] {
    text-align: center; font-weight: 700; border-radius: 0px; box(<<stroke_line>>, <<height_control>>, 12);
}
QPushButton[segment]:focus { box(<<stroke_ring>>, <<height_control>>, 12); }
QPushButton[segment]:checked { background: <<tint>>; color: <<on_tint>>; border-color: <<edge>>; }
QPushButton[segment="first"] {
    border-top-left-radius: <<radius_control>>px; border-bottom-left-radius: <<radius_control>>px;
}
QPushButton[segment="last"] {
    border-top-right-radius: <<radius_control>>px; border-bottom-right-radius: <<radius_control>>px;
}
QPushButton[segment="middle"], QPushButton[segment="last"] { border-left-width: 0px; }
QPushButton[segment]:focus, QPushButton[segment]:checked:focus { border-color: <<focus>>; }

QPushButton[onfelt="true"] { background: <<veil>>; color: <<ink>>; border-color: transparent; font-weight: 400; }
QPushButton[onfelt="true"]:hover { background: <<veil_hover>>; }
QPushButton[onfelt="true"]:pressed { background: <<veil>>; }
QPushButton[onfelt="true"]:focus { border-color: <<light>>; }
QPushButton[tile="true"] { text-align: left; min-width: 184px; box(<<stroke_line>>, 48, 16); }
QPushButton[tile="true"]:focus { box(<<stroke_ring>>, 48, 16); }
QPushButton[hero="true"] {
    font-size: <<type_lead>>; border-radius: <<radius_box>>px; min-width: 230px;
    box(<<stroke_line>>, <<height_hero>>, 32);
}
QPushButton[hero="true"]:focus { box(<<stroke_ring>>, <<height_hero>>, 32); }
QPushButton[bright="true"] { background: <<light>>; color: <<light_ink>>; border-color: <<light>>; font-weight: 700; }
QPushButton[bright="true"]:hover { background: <<light_hover>>; }
QPushButton[bright="true"]:pressed { background: <<light_pressed>>; }
QPushButton[bright="true"]:focus { border-color: <<ink>>; }

QLineEdit, QComboBox, QSpinBox {
    background: <<field>>; color: <<text>>; border: solid <<edge>>; border-radius: <<radius_control>>px;
    selection-background-color: <<accent>>; selection-color: <<on_accent>>; placeholder-text-color: <<quiet>>;
    exact(<<stroke_line>>, <<height_control>>, 12);
}
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: <<quiet>>; }
QLineEdit:focus, QComboBox:focus, QComboBox:on, QSpinBox:focus {
    border-color: <<focus>>; exact(<<stroke_ring>>, <<height_control>>, 12);
}
QLineEdit[invalid="true"], QLineEdit[invalid="true"]:focus, QTextEdit[invalid="true"],
QTextEdit[invalid="true"]:focus {
    border-color: <<error>>;
}
QLineEdit:disabled, QLineEdit[invalid="true"]:disabled, QComboBox:disabled, QSpinBox:disabled {
    background: transparent; color: <<disabled>>; border-color: <<line>>;
}
QLineEdit:read-only { background: transparent; }
QLineEdit { lineedit-clear-button-icon: url("@signs/clear.svg"); }
QAbstractItemView QLineEdit { border-radius: 0px; box(<<stroke_line>>, 24, 4); }
QAbstractItemView QLineEdit:focus { box(<<stroke_line>>, 24, 4); }

QComboBox { combobox-popup: 0; background: <<card>>; }
QComboBox:hover, QComboBox:on { background: <<hover>>; }
QComboBox::drop-down { border: none; width: 36px; subcontrol-origin: border; subcontrol-position: center right; }
QComboBox::down-arrow { image: url("@signs/down.svg"); width: <<height_icon>>px; height: <<height_icon>>px; }
QComboBox::down-arrow:disabled { image: url("@signs/down_off.svg"); }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    background: <<card>>; border: 1px solid <<edge>>; border-radius: 0px; padding: 4px; outline: none;
}
NoWheelComboBox QAbstractItemView, NoWheelComboBox QAbstractItemView:focus { border-radius: <<radius_control>>px; }
QComboBox QAbstractItemView::item { min-height: 34px; padding: 0px 10px; border-radius: <<radius_sign>>px; }
QComboBox[large="true"], QSpinBox[large="true"] { font-size: <<type_lead>>; }

QSpinBox {
    qproperty-alignment: AlignCenter; font-weight: 700; exact(<<stroke_line>>, <<height_control>>, 36);
}
QSpinBox:focus { exact(<<stroke_ring>>, <<height_control>>, 36); }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: 36px; border: none; background: transparent;
}
QSpinBox::up-button { subcontrol-position: center right; }
QSpinBox::down-button { subcontrol-position: center left; }
QSpinBox::up-arrow { image: url("@signs/plus.svg"); width: 16px; height: 16px; }
QSpinBox::down-arrow { image: url("@signs/minus.svg"); width: 16px; height: 16px; }
QSpinBox::up-arrow:disabled, QSpinBox::up-arrow:off { image: url("@signs/plus_off.svg"); }
QSpinBox::down-arrow:disabled, QSpinBox::down-arrow:off { image: url("@signs/minus_off.svg"); }

QCheckBox, QRadioButton { spacing: <<space_small>>px; outline: none; min-height: 32px; }
QCheckBox:disabled, QRadioButton:disabled { color: <<disabled>>; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {
    width: <<height_icon>>px; height: <<height_icon>>px; border: 1px solid <<edge>>;
    border-radius: <<radius_sign>>px; background: <<field>>;
}
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: <<quiet>>; background: <<hover>>; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {
    background: <<accent>>; border-color: <<accent>>; image: url("@signs/check.svg");
}
QRadioButton::indicator:checked { border: 6px solid <<accent>>; width: 9px; height: 9px; background: <<on_accent>>; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
    background: transparent; border-color: <<line>>;
}
QCheckBox::indicator:checked:disabled { background: <<disabled>>; border-color: <<disabled>>; }
QRadioButton::indicator:checked:disabled { border-color: <<disabled>>; }
QCheckBox:focus, QRadioButton:focus { outline: none; }
QCheckBox::indicator:focus {
    border: <<stroke_ring>>px solid <<focus>>; width: 14px; height: 14px;
}
QRadioButton::indicator:unchecked:focus {
    border: <<stroke_ring>>px solid <<focus>>; width: 14px; height: 14px;
}
QRadioButton::indicator:checked:focus { border-color: <<focus>>; background: <<accent>>; }

QAbstractItemView {
    outline: none; selection-background-color: <<tint>>; selection-color: <<on_tint>>;
}
QTableView, QListView, QTreeView, QTextEdit {
    background: <<field>>; alternate-background-color: <<stripe>>; border: 1px solid <<line>>;
    border-radius: <<radius_control>>px; padding: <<space_hair>>px;
}
QTableView:focus, QListView:focus, QTreeView:focus, QTextEdit:focus {
    border: <<stroke_ring>>px solid <<focus>>; padding: 2px;
}
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: <<field>>; color: <<quiet>>; border: none; border-bottom: 1px solid <<line>>;
    padding: 6px 11px; font-weight: 700;
}
QHeaderView::up-arrow { image: url("@signs/up.svg"); width: 14px; height: 14px; }
QHeaderView::down-arrow { image: url("@signs/down.svg"); width: 14px; height: 14px; }
QTableView QTableCornerButton::section { background: <<field>>; border: none; }
QTableView::item { padding: 4px 8px; }
QListView::item { padding: 4px 6px; border-radius: <<radius_sign>>px; }
GroupList::item:hover, MovesList::item:hover, Lines::item:hover, EveningsPage QListWidget::item:hover,
OrderList QListWidget::item:hover, QTreeView::item:hover { background: <<hover>>; }
QListView::item:selected, QTreeView::item:selected { background: <<tint>>; color: <<on_tint>>; }

QMenuBar { background: <<page>>; border-bottom: 1px solid <<line>>; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: <<radius_sign>>px; }
QMenuBar::item:selected { background: <<hover>>; }
QMenuBar::item:pressed { background: <<tint>>; color: <<on_tint>>; }
QMenu { background: <<card>>; border: 1px solid <<edge>>; padding: 5px; }
Menu { border-radius: <<radius_control>>px; }
QMenu::item { padding: 7px 28px 7px 32px; border-radius: <<radius_sign>>px; }
QMenu::item:selected { background: <<tint>>; color: <<on_tint>>; }
QMenu::item:disabled { color: <<disabled>>; background: transparent; }
QMenu::separator { height: 1px; background: <<line>>; margin: 5px 8px; }
QMenu::indicator { width: <<height_icon>>px; height: <<height_icon>>px; left: 8px; }
QMenu::indicator:checked { image: url("@signs/tick.svg"); }
QMenu::right-arrow { image: url("@signs/right.svg"); width: 16px; height: 16px; right: 8px; }
QToolTip {
    background: <<card>>; color: <<text>>; border: 1px solid <<edge>>; padding: 6px 8px; font-size: <<type_small>>;
}

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QScrollBar::handle { background: <<edge>>; border-radius: 3px; margin: 4px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: <<quiet>>; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }

QSlider { min-height: 28px; }
QSlider::groove:horizontal { height: 6px; border-radius: 2px; background: <<line>>; }
QSlider::sub-page:horizontal { border-radius: 2px; background: <<accent>>; }
QSlider::handle:horizontal {
    width: 20px; height: 20px; margin: -8px 0px; border: 1px solid <<edge>>; border-radius: 10px; background: <<card>>;
}
QSlider::handle:horizontal:hover { background: <<hover>>; }
QSlider::handle:horizontal:focus { border: <<stroke_ring>>px solid <<focus>>; width: 16px; height: 16px; }
QSlider::sub-page:horizontal:disabled { background: <<disabled>>; }

QProgressBar {
    border: none; border-radius: 4px; background: <<line>>; max-height: 8px; min-height: 8px; color: transparent;
}
QProgressBar::chunk { border-radius: 4px; background: <<accent>>; }

QTabBar::tab {
    padding: 8px 12px 7px 12px; margin-right: 6px; border: none; border-bottom: 3px solid transparent;
    color: <<quiet>>; font-weight: 700; background: transparent;
}
QTabBar::tab:selected { border-bottom-color: <<accent>>; color: <<text>>; }
QTabBar::tab:hover { color: <<text>>; background: <<hover>>; }
QTabBar::tab:disabled { color: <<disabled>>; }
QTabBar::tab:selected:focus { border-bottom-color: <<focus>>; }

QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; button-layout: 3; }
QMessageBox {
    messagebox-question-icon: url("@signs/question.svg");
    messagebox-information-icon: url("@signs/information.svg");
    messagebox-warning-icon: url("@signs/warning.svg");
    messagebox-critical-icon: url("@signs/critical.svg");
}
QSplitter::handle { background: <<line>>; }
"""
