#pragma once

// How many columns the terminal gives a character, where that is not what the C library says.

/// Asked for every character that has one column in the C library.
typedef int (*terminal_width_rule)(unsigned int scalar);

/// From now on wcwidth(3) answers with the rule's width where its own is 1; NULL takes the rule away.
///
/// This is for curses, which believes wcwidth alone: on a terminal that draws a character two columns
/// wide where curses counts one, everything to the right of it would be a column off. The program's own
/// wcwidth comes before the library's; without a rule it says the same.
void terminal_widths_set_rule(terminal_width_rule rule);
