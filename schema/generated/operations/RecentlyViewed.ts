// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RecentlyViewedQuery, RecentlyViewedQueryVariables } from '../operation-types.ts'

export const RecentlyViewedDocument: Operation<RecentlyViewedQuery, RecentlyViewedQueryVariables> = { id: 'sha256:7d84e5d75ecd629204b3446e9638c4db6fec1e229b05eedaf8e48ee64e96ce4f', name: 'RecentlyViewed' }
