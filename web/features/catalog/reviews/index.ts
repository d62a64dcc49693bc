export { Reviews } from './list/reviews.tsx'
export { NearReviews } from './near-reviews.tsx'
export { reviewStyles } from './styles.ts'
