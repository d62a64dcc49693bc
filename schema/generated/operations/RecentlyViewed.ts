// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RecentlyViewedQuery, RecentlyViewedQueryVariables } from '../operation-types.ts'

export const RecentlyViewedDocument: Operation<RecentlyViewedQuery, RecentlyViewedQueryVariables> = { id: 'sha256:a7c4d8b5612dc171bdb070e54569f2efa717036ec85de049d0f6c43e4cbe53e7', name: 'RecentlyViewed' }
