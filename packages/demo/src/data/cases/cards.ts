import type { CaseScenario } from './scenario.ts'

/** Memory cards and data loaders that do not take the data. */
export const cardScenarios: readonly CaseScenario[] = [
  {
    items: ['TN-2100', 'CT-0800'],
    impacts: ['Major Degradation', 'Total Failure'],
    subject: 'Database card rejected with “checksum” on {tail}',
    description:
      'The unit in {tail} refuses the card at power-on and shows “checksum”. I wrote {cycle} twice with the same result. The card from last cycle, {prev}, still loads without a message.',
    ask: 'Which card is it, by size and age, and did the write in Junction Data Manager end with the green check both times?',
    answer: 'A 16 GB card, about four years old. Green check both times, and the file list on the card looks complete.',
    fix: 'The write log shows the same block read back differently on the second pass, which points at a worn card. Format a new card in the avionics slot first, then write {cycle} to it.',
    note: 'Read-back differs at one block in both logs. Card wear, not our file: the CRC of the delivered file is right.',
    resolution: 'The card had a worn block. A new card, formatted in the avionics slot, passed the check with {cycle}.',
  },
  {
    items: ['TN-2100', 'CT-0800', 'GO-0910'],
    impacts: ['Minor Degradation', 'Major Degradation', 'Total Failure'],
    subject: 'Card not listed in {tail} after power-on',
    description:
      'The database page of {tail} stays empty after I insert the card with {cycle}. The desktop reader sees the card and all files. Other cards work in the same slot.',
    ask: 'Is the write lock of the card open, and was the card larger than 32 GB formatted on the desktop?',
    answer: 'The lock is open. It is a 64 GB card and yes, the desktop formatted it.',
    fix: 'Cards above 32 GB leave the desktop in a format that the panel navigator cannot read. Use a card of 4 to 32 GB, or let the avionics format it before you write.',
    note: '64 GB, formatted on the desktop. Third one this month; the article on card types should say it on top.',
    resolution: 'A 64 GB card formatted on a desktop cannot be read by the unit. A 32 GB card with FAT32 works.',
  },
  {
    items: ['JD-0620'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Writing the card stops at {count} percent',
    description:
      'Junction Data Manager writes to the card and stops at {count} percent, always at the same place. The message says the card was removed, but we do not touch it. Reader and card are new.',
    ask: 'Which version of Junction Data Manager is it, and is the reader plugged into a hub?',
    answer: 'Version 6.3.2, and yes, the reader is on a hub under the desk.',
    fix: 'The hub cuts power to the reader during long writes. Plug the reader into the computer itself; version 6.4.1 also repeats a write that was cut instead of giving up.',
    note: 'Same pattern as the other hub cases: the reader drops off the bus after about five minutes of writing.',
    resolution: 'The USB hub let the reader drop out. Connected directly and updated to 6.4.1, the write completes.',
  },
  {
    items: ['FF-2400'],
    impacts: ['Major Degradation', 'Total Failure'],
    subject: 'Data loader on {tail} aborts: file not accepted',
    description:
      'Loading {cycle} into the flight management system of {tail} aborts on side one with “file not accepted”. Side two was not tried. {prev} is active on both sides.',
    ask: 'Which part number does the loader show for the file, and is it the one in the delivery note of {service}?',
    answer: 'The loader shows the part number that ends in 07. The delivery note says 08.',
    fix: 'Suffix 07 belongs to the older software of the system. I have set the delivery of {service} to suffix 08; download {cycle} again and load both sides.',
    note: 'Delivery profile still had the configuration from before the software update of the aircraft.',
    resolution:
      'The delivery profile of {service} carried the old part number. Corrected, and {cycle} loads on both sides.',
  },
  {
    items: ['TN-2100', 'FF-2400'],
    impacts: ['Complaint/Question', 'Minor Degradation'],
    subject: 'Can {tail} carry {cycle} and {next} at the same time?',
    description:
      '{tail} is away from base when {next} becomes effective on {nextDate}. Can both cycles be on board, and does the unit change over automatically?',
    ask: 'How long before {nextDate} does the aircraft leave, and does its database page show one or two banks?',
    answer: 'It leaves six days before. The page shows an active and a standby bank.',
    fix: 'Write {next} to the standby bank up to seven days before it takes effect. The unit offers the change at the first power-on after {nextDate}; the crew has to confirm it. Do not activate it early: early data is as wrong as old data.',
    note: 'Two banks confirmed on the equipment list of this aircraft.',
    resolution: 'Explained how to load {next} into the standby bank and when to confirm the change.',
  },
  {
    items: ['JD-0620', 'TN-2100'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Two cards written one after the other have the same aircraft on them',
    description:
      'I wrote cards for two aircraft in one session. Both cards now open as {tail}. We noticed it in the cockpit, before departure. The label in the list was right when I pressed Write card.',
    ask: 'Did you change cards while the “verify” bar was still running?',
    answer: 'Probably yes. The bar was at the end and I thought it was finished.',
    fix: 'The second card was taken before the list had moved on, so the first job was repeated on it. From 6.4 on the second write waits until the new card is confirmed by name. Please write the second card again.',
    note: 'Reproduced on 6.3.2 by swapping the card during verification. Fixed in 6.4.0.',
    resolution: 'Card swapped during verification. Updated to 6.4.1, which asks for the name of each new card.',
  },
  {
    items: ['JD-0620'],
    impacts: ['Total Failure'],
    subject: 'Junction Data Manager does not start after the update',
    description:
      'After updating, Junction Data Manager shows its window for a second and closes. Restarting the computer changes nothing. We have three aircraft to update before {nextDate}.',
    ask: 'Is the user folder on a network drive, and does it start for another user of the same computer?',
    answer: 'The folder is redirected to a server. With the local administrator it starts.',
    fix: 'The update could not lock its settings on the network drive. Set the data folder to a local disk under Advanced in the start menu entry “Junction Data Manager settings”; it then starts and reads your services again.',
    note: 'Lock on a redirected folder fails since 6.4.0. Engineering has a fix in test.',
    resolution:
      'Settings moved from a network drive to a local disk. The application starts and all cards were written.',
  },
]
