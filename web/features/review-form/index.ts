export { sendReview } from './send-review.ts'
export { WriteReview } from './write-review.tsx'
