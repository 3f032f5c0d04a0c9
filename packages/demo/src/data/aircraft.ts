import type { DemoAccountKey } from './accounts.ts'

/** Avionics by the medium that loads them; the values of the picklist. */
export const avionics = {
  sd: 'Panel navigator (SD card)',
  usb: 'Panel navigator (USB)',
  deck: 'Integrated flight deck',
  fms: 'Flight management system (data loader)',
  efb: 'Tablet EFB',
} as const

export type DemoAircraft = { tail: string; maker: string; model: string; avionics: keyof typeof avionics }

/** Aircraft of each account. Marks are well-formed; makers and models are invented, and no owner of a real mark is meant. */
export const demoAircraft: Readonly<Record<DemoAccountKey, readonly DemoAircraft[]>> = {
  osprey: [
    { tail: 'N714KT', maker: 'Hallam', model: 'Meridian 40', avionics: 'deck' },
    { tail: 'N392VA', maker: 'Hallam', model: 'Meridian 40', avionics: 'deck' },
    { tail: 'N260HB', maker: 'Norvik', model: 'T6 Turbo', avionics: 'sd' },
    { tail: 'N835QS', maker: 'Ostara', model: 'Longreach 900', avionics: 'fms' },
    { tail: 'N518RW', maker: 'Ostara', model: 'Longreach 900', avionics: 'fms' },
    { tail: 'N47LC', maker: 'Norvik', model: 'T6 Turbo', avionics: 'usb' },
  ],
  northfield: [
    { tail: 'G-NFLY', maker: 'Norvik', model: 'Trainer 2', avionics: 'sd' },
    { tail: 'G-NFLD', maker: 'Norvik', model: 'Trainer 2', avionics: 'sd' },
    { tail: 'G-INEZ', maker: 'Vale & Strand', model: 'Tourer', avionics: 'usb' },
    { tail: 'G-NFTW', maker: 'Vale & Strand', model: 'Twin 58', avionics: 'sd' },
  ],
  fortySecond: [
    { tail: 'FS-1103', maker: 'Ostara', model: 'Longreach MP', avionics: 'fms' },
    { tail: 'FS-1107', maker: 'Ostara', model: 'Longreach MP', avionics: 'fms' },
    { tail: 'FS-2041', maker: 'Norvik', model: 'T6 Liaison', avionics: 'deck' },
    { tail: 'FS-2044', maker: 'Norvik', model: 'T6 Liaison', avionics: 'deck' },
  ],
  skerry: [
    { tail: 'EI-SKA', maker: 'Ostara', model: 'Regional 76', avionics: 'fms' },
    { tail: 'EI-SKB', maker: 'Ostara', model: 'Regional 76', avionics: 'fms' },
    { tail: 'EI-SKD', maker: 'Ostara', model: 'Regional 76', avionics: 'fms' },
    { tail: 'EI-SKG', maker: 'Hallam', model: 'Islander 19', avionics: 'deck' },
  ],
  lowfell: [
    { tail: 'D-ELFW', maker: 'Vale & Strand', model: 'Tourer', avionics: 'usb' },
    { tail: 'D-ELFX', maker: 'Norvik', model: 'Trainer 2', avionics: 'sd' },
    { tail: 'D-KLFC', maker: 'Vale & Strand', model: 'Tug', avionics: 'efb' },
  ],
  harrow: [
    { tail: 'C-GHPC', maker: 'Hallam', model: 'Meridian 30', avionics: 'deck' },
    { tail: 'C-FHPT', maker: 'Norvik', model: 'T6 Turbo', avionics: 'sd' },
    { tail: 'C-GHPX', maker: 'Hallam', model: 'Meridian 40', avionics: 'deck' },
  ],
  tideway: [
    { tail: 'VH-TDW', maker: 'Hallam', model: 'Islander 12', avionics: 'deck' },
    { tail: 'VH-TDM', maker: 'Hallam', model: 'Islander 12', avionics: 'deck' },
    { tail: 'VH-TDX', maker: 'Norvik', model: 'T6 Turbo', avionics: 'sd' },
  ],
  transport: [
    { tail: 'TW-401', maker: 'Ostara', model: 'Longreach T', avionics: 'fms' },
    { tail: 'TW-402', maker: 'Ostara', model: 'Longreach T', avionics: 'fms' },
    { tail: 'TW-417', maker: 'Norvik', model: 'T6 Liaison', avionics: 'deck' },
  ],
}
