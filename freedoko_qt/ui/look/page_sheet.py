"""The style of words and of the parts of our pages."""

SHEET = """
QLabel, QPushButton, QCheckBox, QRadioButton, QComboBox, QSpinBox, QLineEdit, QAbstractItemView, QHeaderView, QTabBar,
QTextEdit, QProgressBar, QMenuBar, QMenu, Curve, AvatarView, AvatarPicture {
    font-size: <<type_body>>;
}
DaysRow, ChoicePicture, ReviewCurve { font-size: <<type_small>>; }
QLabel[role="hero"] { font-size: <<type_hero>>; font-weight: 700; }
QLabel[role="title"] { font-size: <<type_title>>; font-weight: 700; }
QLabel[role="group"] {
    font-size: <<type_lead>>; font-weight: 700; padding: 12px 0px 8px 0px; qproperty-indent: 3;
}
QLabel[role="subtitle"] { font-size: <<type_lead>>; }
QLabel[role="result"] { font-size: <<type_lead>>; font-weight: 700; }
QLabel[role="heading"] { font-weight: 700; color: <<quiet>>; }
QDialog QLabel[role="heading"] { padding-top: 8px; qproperty-indent: 0; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="hint"] { font-size: <<type_small>>; color: <<quiet>>; }
QLabel[role="reason"] { font-size: <<type_small>>; color: <<text>>; }
QLabel[role="error"] { font-size: <<type_small>>; color: <<error>>; }
QLabel[role="strong"]:disabled, QLabel[role="hint"]:disabled { color: <<disabled>>; }
QLabel[role="place"] { font-size: <<type_title>>; color: <<quiet>>; }
QLabel[role="points"] { font-size: <<type_title>>; font-weight: 700; }
QLabel[role="side"] { border-radius: <<radius_sign>>px; padding: 1px 8px; font-weight: 700; }
QLabel[side="re"] { background: <<re>>; color: <<re_ink>>; }
QLabel[side="contra"] { background: <<contra>>; color: <<contra_ink>>; }
QLabel[onfelt="true"] { color: <<ink>>; }

#panel {
    background: <<page>>; border: 1px solid <<line>>; border-radius: <<radius_card>>px;
    padding: <<space_usual>>px <<space_large>>px;
}
#panel[compact="true"] { padding: <<space_small>>px <<space_medium>>px; }
#panel QLabel[role="title"][compact="true"] { font-size: <<type_lead>>; }
#panel QCheckBox { min-height: 37px; }
#panel QComboBox[compact="true"] { exact(<<stroke_line>>, <<height_compact>>, 12); }
#panel QComboBox[compact="true"]:focus, #panel QComboBox[compact="true"]:on {
    exact(<<stroke_ring>>, <<height_compact>>, 12);
}
#card { background: <<card>>; border: 1px solid <<line>>; border-radius: <<radius_box>>px; }
PersonCard#card { padding: 1px; }
PersonCard#card[won="true"] { border: 2px solid <<light>>; padding: 0px; }
#hint {
    background: <<notice>>; border: 1px solid <<notice_line>>; border-radius: <<radius_control>>px;
    padding: <<space_small>>px <<space_medium>>px;
}
#notice { background: <<notice>>; border-bottom: 1px solid <<notice_line>>; }
ResultSheet, StatisticsPage, EveningsPage, KindsPage, LessonsPage, LessonPage, ListPage, HelpPage {
    padding: <<space_usual>>px <<space_large>>px;
}
SidePanel { background: <<page>>; border: none; }
SidePanel[over="true"] { border: 1px solid <<line>>; border-radius: <<radius_control>>px; }
FormRow { border: none; border-top: 1px solid <<line>>; border-left: 3px solid transparent; }
FormRow[differs="true"] { border-left-color: <<accent>>; background: <<card>>; }

ExercisePanel QPushButton[choice="true"], HabitBlock QPushButton[choice="true"] { text-align: left; }
SidePanel QPushButton[choice="true"], ExercisePanel QPushButton[choice="true"],
SidePanel QPushButton[segment], HiddenCardsSwitch QPushButton[segment] {
    margin: 3px 0px; box(<<stroke_line>>, <<height_compact>>, 8);
}
SidePanel QPushButton[choice="true"]:focus, ExercisePanel QPushButton[choice="true"]:focus,
SidePanel QPushButton[segment]:focus, HiddenCardsSwitch QPushButton[segment]:focus {
    box(<<stroke_ring>>, <<height_compact>>, 8);
}
PointsTable QHeaderView::section:vertical { padding: 3px; }
SidePanel SumsTable::item, InferredTable::item { padding: 3px 4px; }
SidePanel SumsTable QHeaderView::section, InferredTable QHeaderView::section { padding: 5px 7px; }
ReviewTab ReviewList::item { padding: 2px 4px; }
"""
