-- The words of a text for search: runs of letters and digits in compatibility form NFKC, without soft hyphens and characters that have no
-- width. Chinese and Japanese write no blanks between words: each of their characters is a word.
create or replace function search_words(value text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple'::regconfig, regexp_replace(
  regexp_replace(
    normalize(translate(coalesce(value, ''), U&'\00AD\200B\200C\200D\2060\FEFF', ''), NFKC) collate pg_catalog.pg_unicode_fast,
    '[^[:alnum:]]+', ' ', 'g'
  ),
  '([\u3041-\u3096\u30a1-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'
));

-- The text of a rich text: markup within a line parts no words, other markup does.
create function text_of_html(value text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(value, '</?(a|b|code|em|i|mark|s|span|strong|sub|sup|u)(\s[^<>]*)?>', '', 'gi'),
  '<[^<>]*>|&#?\w{2,8};', ' ', 'g'
);
