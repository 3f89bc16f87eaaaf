"""While cards are played: tricks, announcements, swines, marriages, Genscher, claims."""
