export { WriteReview } from './write-review.tsx'
