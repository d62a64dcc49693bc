/** One page, as the others serve it. */
export default [{ index: true, file: 'listing.tsx' }]
