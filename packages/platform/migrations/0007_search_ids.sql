-- Records among the words of a text for search: as words that nobody can type, since typed words have letters and digits alone.
create function search_ids(variadic ids text[]) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array(select '#' || id from unnest(ids) id where id is not null));
