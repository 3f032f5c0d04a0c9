export { foreignStartUrls } from './testing/foreign-start-urls.ts'
export { callAddresses, isAddedCall, specifiedAddresses } from './testing/specified-calls.ts'
export { type AddressParts, unsafeAddresses } from './testing/unsafe-addresses.ts'
