export { Reviews } from './list/reviews.tsx'
export { NearReviews } from './near-reviews.tsx'
export { keepReviewSort, reviewVariables } from './review-sort.ts'
export { reviewStyles } from './styles.ts'
