// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductReviewsQuery, ProductReviewsQueryVariables } from '../operation-types.ts'

export const ProductReviewsDocument: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = { id: 'sha256:7386d950f34739d896ca512b139dde2d62dd7a16aad4f3494034461b4b08cd3b', name: 'ProductReviews' }
