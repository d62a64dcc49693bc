// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductReviewsQuery, ProductReviewsQueryVariables } from '../operation-types.ts'

export const ProductReviewsDocument: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = { id: 'sha256:0f216c98ecfddfc7a6931651a346a83887e9c19498ca7cea6215cb6f86f94e32', name: 'ProductReviews' }
