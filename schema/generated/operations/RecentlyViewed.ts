// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RecentlyViewedQuery, RecentlyViewedQueryVariables } from '../operation-types.ts'

export const RecentlyViewedDocument: Operation<RecentlyViewedQuery, RecentlyViewedQueryVariables> = { id: 'sha256:52c9099466e505dcbe04ea5337998c8bb903a90b57866cb11e5714278d364e35', name: 'RecentlyViewed' }
