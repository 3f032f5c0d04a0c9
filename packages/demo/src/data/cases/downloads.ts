import type { CaseScenario } from './scenario.ts'

/** Downloads, counters, licenses and sign-in of the desktop and tablet applications. */
export const downloadScenarios: readonly CaseScenario[] = [
  {
    items: ['JD-0620', 'TN-2100', 'CT-0800'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: '“No downloads remaining” for service {service}',
    description:
      'Junction Data Manager shows “No downloads remaining” for {service} although I have {cycle} on one card only. The computer was replaced last week and the old one is gone.',
    ask: 'Were the downloads on the old computer finished before it was replaced, and do you still need {prev}?',
    answer: 'One was finished, the other stopped half way. We only need {cycle}.',
    fix: 'The interrupted download counted as used. I have reset the counter of {service}; press Refresh in the list of services and fetch {cycle} again.',
    note: 'Counter at its limit, one of the downloads ended at 41 percent. Reset is right here.',
    resolution: 'Counter of {service} reset after a download that was interrupted by a change of computer.',
  },
  {
    items: ['JD-0620'],
    impacts: ['Minor Degradation', 'Complaint/Question'],
    subject: 'Download of {cycle} is very slow from our hangar',
    description:
      'Fetching {cycle} takes more than {count} minutes from the hangar, and a few minutes from home with the same laptop. Can you see whether our downloads are held back on your side?',
    ask: 'Does the hangar network go out through a proxy, and does the time differ between terrain and navigation data?',
    answer: 'There is a proxy. Terrain is hopeless, navigation data is bearable.',
    fix: 'Our servers sent at full rate; the proxy keeps whole files before it passes them on. Ask your network people to let our download hosts pass directly. The list of hosts is in the article “Network requirements of Junction Data Manager”.',
    note: 'Server logs show 1 MB/s with long pauses. Typical for a scanning proxy.',
    resolution: 'The customer exempted the download hosts from the proxy. Terrain now takes nine minutes.',
  },
  {
    items: ['HF-5400', 'LE-5100'],
    impacts: ['Minor Degradation'],
    subject: 'Cannot sign in to {product} on a second computer',
    description:
      '{product} works on the office computer. On the second one it says that all seats are used, but only one person works with it. How do we free a seat?',
    ask: 'Which name does the list under Account, Seats show for the seat that is taken?',
    answer: 'It is the computer of a colleague who left in spring.',
    fix: 'Open Account, Seats on the working computer and deactivate the old one; the seat is free at once. If you cannot reach it any more, we can release it for you, with the name of the computer.',
    note: 'Two seats, one on a retired machine. Released it by hand on request.',
    resolution: 'The seat of a retired computer was deactivated, and the second computer signed in.',
  },
  {
    items: ['JD-0620'],
    impacts: ['Major Degradation', 'Total Failure'],
    subject: 'All services disappeared from the list',
    description:
      'Since this morning the list of services in Junction Data Manager is empty. Yesterday there were all of them, {service} too. The site shows them as active. We changed nothing here.',
    ask: 'Which customer number is in the lower corner of the window?',
    answer: 'It is one digit off from ours. It must have been typed in again.',
    fix: 'With another customer number the application has nothing to show. Enter your own under Account and press Refresh: the services come back, with their counters as they were.',
    note: 'Customer number in the last request differs in the last digit. No data of another customer was shown.',
    resolution: 'The customer number had been mistyped. With the right one all services were listed again.',
  },
  {
    items: ['LE-5100'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Tablet stays “out of contact” although it is online',
    description:
      'One of our tablets is shown as “out of contact” in the device list. It is online every day and has the current charts. We need the list to be right for our compliance check.',
    ask: 'Was the tablet restored from a backup of another one?',
    answer: 'Yes, it was set up from the backup of the captain’s tablet.',
    fix: 'Both tablets report under one device number, so the list sees only one of them. Remove Lantern EFB on the restored tablet, install it again and register it; it then has its own entry.',
    note: 'Two tablets with one device id. Registration should refuse that; asked for it in engineering.',
    resolution:
      'The tablet shared a device number with the one it was copied from. Registered again, it reports under its own number.',
  },
  {
    items: ['HF-5400', 'LE-5100', 'JD-0620'],
    impacts: ['Complaint/Question'],
    subject: 'Moving {product} to a new computer',
    description:
      'We replace our dispatch computer next month. What do we have to take with us so that {product} keeps its settings, and does the move use up a seat or a download?',
    ask: 'Will the old computer still be running when the new one is set up?',
    answer: 'Yes, for about a week.',
    fix: 'Export the settings on the old computer, deactivate it under Account, Seats, then sign in on the new one and import the file. The move uses no extra seat. Data is fetched once more, which counts as one download for each service.',
    note: 'Standard move. Pointed to the article.',
    resolution: 'Explained the move: export, deactivate, sign in, import. It uses no additional seat.',
  },
  {
    items: ['JD-0620', 'HF-5400'],
    impacts: ['Complaint/Question', 'Minor Degradation'],
    subject: 'Security prompt when {product} checks for updates',
    description:
      'Our security software stops {product} when it checks for updates and asks whether to trust it. Is the address it wants to reach yours, and can you tell us what to allow?',
    ask: 'Which host name is in the prompt?',
    answer: 'It starts with “updates” and ends with calder-aerodata.example.',
    fix: 'That is ours. Allow the download hosts listed in the article on network requirements, all by HTTPS on port 443. The application itself is signed; the name of the signer is Calder Aerodata.',
    note: 'Harmless. Host is right and the signature is valid.',
    resolution: 'Confirmed the host and the signature, and sent the list of hosts to allow.',
  },
]
