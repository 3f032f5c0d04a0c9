-- An IPv6 address is counted under its /64 and under its /48, whose owner can choose from 65,536 smaller ones. Null for IPv4.
alter table identity.address_use add column wide_network text collate "C";

create index address_use_of_wide_network on identity.address_use (wide_network, kind, at) where wide_network is not null;
