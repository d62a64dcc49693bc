export { NearReviews } from './near-reviews.tsx'
export { Reviews } from './reviews.tsx'
export { reviewStyles } from './styles.ts'
