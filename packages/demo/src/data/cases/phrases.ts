/** How agents take a case over. */
export const acknowledgements = [
  'Thank you, I have your case and am looking into it.',
  'Thank you for the clear description. I have taken the case and start with the logs on our side.',
  'I have taken this over from the queue. I will reply here.',
  'Thanks for writing. I am checking our records of the service first.',
] as const

/** What customers add before the first answer. */
export const firstAdditions = [
  'One more thing: it is the same after switching the unit off and on again.',
  'I can be reached by phone until 1700 local time if that is quicker.',
  'A colleague tried it on another computer in the meantime, with the same result.',
  'We can test any time today, the aircraft is in the hangar.',
] as const

/** What agents say when engineering takes over. */
export const handOvers = [
  'I have passed this to engineering with your answer. The case stays with me and I will write here when I know more.',
  'Engineering has everything now and is working on it. Nothing is needed from you at the moment.',
  'This needs a specialist who can look into the build of the data. I have handed it over and follow it for you.',
] as const

/** What customers say when it works. */
export const thanks = [
  'That was it, everything works again. Thank you.',
  'Confirmed on the aircraft this morning. You can close the case.',
  'Works. Thank you for the quick help.',
  'Checked by two of us, all good now.',
  'Thank you, that answers it.',
] as const

/** Why agents cannot do anything about a case. */
export const declines = [
  'I have compared this with the source and with our data, and both agree. What you describe lies in the installation of the aircraft, where we cannot help; your avionics shop can.',
  'This is outside what we can change: the State publishes it this way and we have to follow the publication. I have passed your remark on to the publishing office.',
  'We could not reproduce this in any way, and the logs show nothing unusual. I am setting the case to Not Actionable; add a comment if it comes back and I will look again.',
  'The service named here ended before the case was opened, so I cannot deliver data for it. Your account admin or account manager can renew it.',
] as const

/** Invented waypoints, five letters as real ones have. */
export const fixes = ['TAVIK', 'KESTL', 'OBREN', 'MARLO', 'QUNDA', 'RIVLO', 'DUNAX', 'PELTI', 'GORSE', 'WEXIN'] as const

/** Invented airports. */
export const fields = [
  'Corran Bay',
  'Lowfell',
  'Harrow Point',
  'Stannock',
  'Aldermere',
  'Port Ennis',
  'Brackwater',
  'Tolland Ridge',
  'Saltholm North',
  'Quarry Down',
] as const
