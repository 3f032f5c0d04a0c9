// The fictional region of the chart, in units of a 1440 x 900 sheet.

export type Point = readonly [x: number, y: number]

export const sheet = { width: 1440, height: 900 } as const

/** The beacon in the middle of the compass rose, and the fixes around it. */
export const beacon: Point = [1130, 452]
export const tavik: Point = [742, 536]
export const kestl: Point = [1338, 286]
export const obren: Point = [905, 286]
export const marlo: Point = [880, 742]
export const qunda: Point = [1330, 560]

/** The coast, from the north-east corner down to the southern edge; land is on its right. */
export const coast: readonly Point[] = [
  [1440, 96],
  [1380, 116],
  [1318, 150],
  [1252, 184],
  [1204, 214],
  [1138, 246],
  [1086, 308],
  [1050, 378],
  [998, 430],
  [928, 468],
  [882, 518],
  [832, 566],
  [798, 624],
  [748, 700],
  [724, 776],
  [716, 838],
  [696, 900],
]

export const highlandEdge: readonly Point[] = [
  [1440, 330],
  [1382, 356],
  [1344, 426],
  [1318, 492],
  [1270, 550],
  [1238, 612],
  [1200, 698],
  [1188, 790],
  [1174, 900],
]

/** Contour lines inside the highland. */
export const contours: readonly (readonly Point[])[] = [
  [
    [1440, 392],
    [1378, 458],
    [1310, 574],
    [1248, 716],
    [1232, 900],
  ],
  [
    [1440, 462],
    [1400, 510],
    [1342, 614],
    [1290, 746],
    [1280, 900],
  ],
  [
    [1440, 536],
    [1394, 626],
    [1358, 726],
    [1336, 900],
  ],
]

export const islands: readonly (readonly Point[])[] = [
  [
    [742, 214],
    [776, 200],
    [812, 218],
    [806, 256],
    [774, 274],
    [744, 250],
    [742, 214],
  ],
  [
    [834, 310],
    [852, 304],
    [866, 314],
    [858, 330],
    [840, 334],
    [830, 322],
    [834, 310],
  ],
]

export const airways: readonly (readonly [Point, Point])[] = [
  [beacon, obren],
  [obren, [570, 0]],
  [beacon, marlo],
  [marlo, [800, 900]],
  [beacon, qunda],
  [qunda, [1440, 600]],
  [obren, [1253, 0]],
  [obren, tavik],
  [marlo, tavik],
  [beacon, [1207, 0]],
  [beacon, [1095, 900]],
]

export const airwayNames: readonly { name: string; from: Point; to: Point }[] = [
  { name: 'T14', from: beacon, to: obren },
  { name: 'J207', from: marlo, to: [1194, 378] },
  { name: 'J41', from: beacon, to: qunda },
  { name: 'Q9', from: obren, to: [1180, 60] },
  { name: 'T22', from: obren, to: tavik },
]

export const fixNames: readonly { name: string; at: Point }[] = [
  { name: 'TAVIK', at: [758, 562] },
  { name: 'KESTL', at: [1352, 312] },
  { name: 'OBREN', at: [922, 280] },
  { name: 'MARLO', at: [898, 752] },
  { name: 'QUNDA', at: [1346, 556] },
]

/** A restricted area in the south. */
export const zone: readonly Point[] = [
  [1010, 640],
  [1150, 610],
  [1210, 720],
  [1120, 800],
  [1000, 760],
  [1010, 640],
]
