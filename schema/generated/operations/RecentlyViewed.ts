// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RecentlyViewedQuery, RecentlyViewedQueryVariables } from '../operation-types.ts'

export const RecentlyViewedDocument: Operation<RecentlyViewedQuery, RecentlyViewedQueryVariables> = { id: 'sha256:665b5c410ec5ee4b6d2b1f4b4e593d999575d821d8d1f9fc41ba9a79a6c1676c', name: 'RecentlyViewed' }
