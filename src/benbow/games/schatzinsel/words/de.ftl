title = Die Schatzinsel

# Options

# What happened

# What is asked

# Buttons

# Why not

# The table in a terminal

# In the picture
