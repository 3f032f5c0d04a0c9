import type { DemoArticle } from './article.ts'

/** Videos; the text below each of them says the same in words. */
export const videoArticles: readonly DemoArticle[] = [
  {
    urlName: 'first-update-with-junction-data-manager',
    title: 'First update with Junction Data Manager',
    type: 'Video',
    item: 'JD-0620',
    categories: ['Downloads', 'Avionics cards'],
    featured: true,
    video: { seconds: 252, file: 'first-update-with-junction-data-manager.mp4' },
    summary: 'From sign-in to a finished card, with the three places where updates usually stop.',
    content: `<p>This film shows one complete update, from an empty application to a card that is ready for the aircraft. It was recorded without cuts, so that you see how long each step takes.</p>
<h2>Chapters</h2>
<ul><li>0:00 Sign in with e-mail address and customer number</li><li>0:48 Choose the aircraft and the cycle</li><li>2:05 Write and check the card</li><li>3:20 When no downloads remain</li></ul>
<h2>In words</h2>
<p>After signing in, the list shows your aircraft with the services below each of them. A green dot means that the current cycle is on this computer, an open one that it can be fetched. Select the aircraft, press Fetch, and wait for the dot to fill. Insert the card. The application shows its name and its free space, and asks for a name if the card is new.</p>
<p>Press Write card. Writing and verifying take about five minutes for navigation data alone. Updates usually stop in one of three places: the card is locked, the card is too large, or no download is left. The film shows the message of each, and the way on.</p>`,
  },
  {
    urlName: 'check-that-a-card-was-written-correctly',
    title: 'Check that a card was written correctly',
    type: 'Video',
    item: 'TN-2100',
    categories: ['Avionics cards'],
    featured: true,
    video: { seconds: 184, file: 'check-that-a-card-was-written-correctly.mp4' },
    summary: 'Three checks that take one minute: the name, the effective date and the file count.',
    content: `<p>A green check says that the card holds what was sent. It does not say that it is the right card for this aircraft and this week. Check three things at your desk and one in the cockpit.</p>
<h2>Chapters</h2>
<ul><li>0:00 The name of the card and the tail number</li><li>0:41 Effective date and last day</li><li>1:30 Counting the files</li><li>2:15 The status page at power-on</li></ul>
<h2>In words</h2>
<p>Take the card out and insert it again. Junction Data Manager now reads it as a stranger would. First, compare the tail number with the sleeve. Second, compare the effective date with your calendar: for the current cycle it is {cycleDate}. Third, open Details and count the files; the number in brackets is what the aircraft expects.</p>
<p>In the cockpit, wait for the status page before you press anything. Navigation data, obstacles and terrain each have a line. A line with a question mark means that the unit has found the file but does not accept it, and that is a reason to write the card again before the flight rather than after it.</p>`,
  },
  {
    urlName: 'move-a-license-to-a-new-computer-video',
    title: 'Move a license to a new computer',
    type: 'Video',
    item: 'HF-5400',
    categories: ['Licenses'],
    video: { seconds: 305, file: 'sample' },
    summary: 'The list of seats, the export file and the first sign-in, shown on two screens side by side.',
    content: `<p>Two screens side by side: on the left the old computer, on the right the new one. The film follows the license from one to the other and stops where people usually hesitate.</p>
<h2>Chapters</h2>
<ul><li>0:00 What moves and what does not</li><li>0:55 Export the settings</li><li>1:40 Deactivate the old computer</li><li>2:30 Install and sign in</li><li>3:50 Import, and check one plan</li></ul>
<h2>In words</h2>
<p>Plans, aircraft profiles and company policies live in your account. They are there as soon as you sign in. What lives on the computer are window layouts, printers and the folder of exported logs; these are in the settings file.</p>
<p>People hesitate before Deactivate, because the old application says that it will no longer open. That is meant, and it can be undone by signing in there again while a seat is free. They hesitate a second time when the new computer asks for a name. Choose one that shows the next person where the computer is, since that name is all they see in the list of seats.</p>`,
  },
  {
    urlName: 'read-a-change-notice',
    title: 'Read a change notice in two minutes',
    type: 'Video',
    item: 'FF-2400',
    categories: ['Database updates', 'Alerts'],
    customersOnly: true,
    video: { seconds: 128, file: 'sample' },
    summary: 'How to find what concerns your routes in a list of several hundred changes.',
    content: `<p>A change notice can have several hundred lines. You do not have to read them all. The film uses the notice of a real-looking but invented cycle and finds the four lines that matter for one route.</p>
<h2>Chapters</h2>
<ul><li>0:00 The three parts of a notice</li><li>0:35 Filter by coverage, then by airport</li><li>1:10 Renamed procedures</li><li>1:40 From a line to the stored plan</li></ul>
<h2>In words</h2>
<p>The first part lists airports, the second procedures, the third waypoints and airways. Start with the second, filtered to your destinations. A renamed arrival is harmless in itself, but every stored plan that names it will open with an error. Write down the old and the new name and rebuild those plans on the ground.</p>
<p>Then search the third part for the waypoints of your company routes. If one was withdrawn, the notice names its replacement in the last column. When nothing fits, you have spent two minutes; when something does, you have saved the crew from finding it at the end of a taxiway.</p>`,
  },
  {
    urlName: 'open-and-follow-a-support-case',
    title: 'Open and follow a support case',
    type: 'Video',
    item: 'JD-0620',
    categories: ['Support'],
    video: { seconds: 201, file: 'open-and-follow-a-support-case.mp4' },
    summary: 'What to write, which impact to choose, where files go and how you see whose turn it is.',
    content: `<p>A good first message saves a day. The film opens a case for an invented aircraft, follows it to its end, and shows the same case from both sides.</p>
<h2>Chapters</h2>
<ul><li>0:00 Product, aircraft or service</li><li>0:40 Subject and description</li><li>1:25 The four levels of impact</li><li>2:10 Comments, files and the flag</li><li>2:55 Resolved, closed, reopened</li></ul>
<h2>In words</h2>
<p>Choose the service if you know it; product and aircraft follow from it. In the description say what you did, what you expected and what happened, and name the cycle if data is involved. Impact is about your operation, not about your mood: a question is a question even when it is urgent, and a total failure is one even when there is time.</p>
<p>Files go to the attachments of the case, small ones also into a comment. Send nothing that is subject to export control. When the case waits for you, it carries a flag on your home page; answering takes the flag away. A closed case can be reopened, or you submit a new one that names it.</p>`,
  },
  {
    urlName: 'set-up-own-ship-on-the-tablet',
    title: 'Set up own-ship position on the tablet',
    type: 'Video',
    item: 'LE-5100',
    categories: ['Charts and diagrams'],
    video: { seconds: 167, file: 'set-up-own-ship-on-the-tablet.mp4' },
    summary: 'Internal receiver, external receiver, and what the colored ring says about the accuracy.',
    content: `<p>Lantern EFB can draw the position of the aircraft on charts and diagrams. It takes the position from the tablet itself or from a receiver in the aircraft. The film sets up both and compares them on the ground.</p>
<h2>Chapters</h2>
<ul><li>0:00 Permissions of the tablet</li><li>0:32 The internal receiver</li><li>1:05 Pairing an external receiver</li><li>1:58 The ring around the symbol</li></ul>
<h2>In words</h2>
<p>Allow the application to use the position “while using the app”; “always” drains the battery and brings nothing. Under Settings, Position choose the source. With a receiver in the aircraft, pair it in the settings of the tablet first and then choose it here by name.</p>
<p>The ring shows how sure the position is. Green stands for ten meters or better, amber for fifty, and without a ring the symbol is not shown at all on diagrams. On procedure charts it is shown only where the chart is to scale. In flight the symbol is for orientation; what the aircraft flies by is on its own displays.</p>`,
  },
  {
    urlName: 'plan-an-alternate-close-to-the-destination',
    title: 'Plan an alternate close to the destination',
    type: 'Video',
    item: 'HF-5400',
    categories: ['Flight planning'],
    customersOnly: true,
    video: { seconds: 223, file: 'plan-an-alternate-close-to-the-destination.mp4' },
    summary: 'Route, minimum and weather of an alternate within fifty miles, and where each value comes from.',
    content: `<p>An alternate within fifty miles is quickly reached and easily planned wrongly. The fuel for it is small, so minimums and rounding decide. The film builds one plan three times and looks at the totals.</p>
<h2>Chapters</h2>
<ul><li>0:00 Choosing the alternate by weather, not by distance</li><li>0:58 A route for it: direct, by airway, by procedure</li><li>1:50 Minimum in the policy and in the profile</li><li>3:05 Reading the fuel page</li></ul>
<h2>In words</h2>
<p>Direct routes to an alternate look cheap. If the missed approach leads away from it, add the track of the missed approach first: the planner does so when you tick “include missed approach”. Then compare the calculated fuel with the minimum of your policy. The larger one is carried.</p>
<p>Two fields that share a weather system are one alternate, not two. The planner marks alternates whose forecast comes from the same station as the destination’s. It leaves the decision to you, but it prints the mark into the briefing, where the crew sees it too.</p>`,
  },
  {
    urlName: 'follow-product-alerts',
    title: 'Follow product alerts without drowning in mail',
    type: 'Video',
    item: 'SC-3140',
    categories: ['Alerts'],
    // A film that is announced but not published yet.
    video: { seconds: 95, file: null },
    summary: 'Three kinds of alerts, per product, and the pause switch for all of them.',
    content: `<p>Alerts exist so that wrong data is noticed before it is flown. They work only when people read them, and people read them only when there are few. The film sets up alerts for a pilot with two products and for a coordinator with twelve.</p>
<h2>Chapters</h2>
<ul><li>0:00 Three kinds: new data cycle, service notice, new version</li><li>0:30 Choosing products</li><li>1:05 Pausing all mail</li></ul>
<h2>In words</h2>
<p>Open Product Alert Subscriptions. Every product that you have a service of is listed, with three switches. A pilot needs “new data cycle” for the navigation data on board and “service notice” for the charts, and nothing else. A coordinator switches on all three, and filters by product in the mail program.</p>
<p>Navigation data alerts and chart alerts about errors are always shown on the product page, whether you follow them or not. Mail about them stops only when product alert e-mails as a whole are off, under Alerts &amp; Notifications. Switch it back on before the next cycle; the page reminds you with a line at its top.</p>`,
  },
]
