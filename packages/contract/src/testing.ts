export { foreignStartUrls } from './testing/foreign-start-urls.ts'
export { type AddressParts, unsafeAddresses } from './testing/unsafe-addresses.ts'
