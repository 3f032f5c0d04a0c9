-- Contacts are recognised by their address in lower case, as it is written from now on.
update records."Contact" set "Email" = lower("Email") where "Email" <> lower("Email");
