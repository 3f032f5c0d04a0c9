-- The words of a text for search, with the stems of those that do not start with theirs, such as "cafe" of "Café", "categori" of "category"
-- and "map" of "maps": a start of a word finds the others, but one of fewer than four letters too many. Stems have no positions.
create function with_stems(words tsvector) returns tsvector
language sql immutable parallel safe
return words || array_to_tsvector(array(
  select s.stem
  from unnest(tsvector_to_array(words)) w(word), lateral (select word_stem(w.word) as stem offset 0) s
  where w.word !~ '[^[:alpha:]]' and s.stem <> w.word and not (starts_with(w.word, s.stem) and length(s.stem) >= 4)
));
