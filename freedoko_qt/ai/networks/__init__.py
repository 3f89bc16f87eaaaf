"""Networks in numpy, their weights, and policies made from them."""
