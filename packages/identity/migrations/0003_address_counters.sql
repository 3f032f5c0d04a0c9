-- Locking the rows of an address and of its network makes counting their uses and adding one a single step, while others go on.
create table identity.address_counter (
  -- `address` and its hash, or `network` and its first address.
  key text collate "C" primary key,
  last_use_at timestamptz(3) not null
) with (fillfactor = 70);
