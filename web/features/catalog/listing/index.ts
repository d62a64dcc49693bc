export { Listing } from './listing.tsx'
export { listingQuery, listingVariables, readListing } from './listing-url.ts'
