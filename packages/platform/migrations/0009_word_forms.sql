-- Words as people type them: without accents, in other forms of English, and with typing errors.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create text search configuration word_stems (copy = pg_catalog.english);
alter text search configuration word_stems
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, english_stem;

-- What the forms of a word have in common, without accents; null for a word that texts have everywhere, such as "the".
create function word_stem(word text) returns text
language sql immutable parallel safe
return (tsvector_to_array(to_tsvector('word_stems'::regconfig, word)))[1];

-- The words of texts that certain callers may read, and in how many of these texts each stands: what a wrongly typed word may have meant.
create table search_vocabulary (
  vocabulary text collate "C" not null,
  word text collate "C" not null,
  plain text collate "C" not null,
  stem text collate "C" not null,
  records integer not null,
  primary key (vocabulary, word)
);
create index search_vocabulary_plain on search_vocabulary (vocabulary, plain);
create index search_vocabulary_stem on search_vocabulary (vocabulary, stem);
create index search_vocabulary_near on search_vocabulary using gin (vocabulary, plain gin_trgm_ops);

-- The words of a vocabulary that share most groups of three letters with one. Two letters that change places leave a short word a fifth.
create function near_words(of_vocabulary text, near_to text) returns table (word text, stem text, records integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.15
as $$
  select v.word, v.stem, v.records
  from search_vocabulary v
  where v.vocabulary = of_vocabulary and v.plain % near_to
  order by similarity(v.plain, near_to) desc, v.records desc, v.word
  limit 40
$$;
