export { DeferredReviews } from './deferred-reviews.tsx'
export { Reviews } from './reviews.tsx'
export { reviewStyles } from './styles.ts'
