// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RecentlyViewedQuery, RecentlyViewedQueryVariables } from '../operation-types.ts'

export const RecentlyViewedDocument: Operation<RecentlyViewedQuery, RecentlyViewedQueryVariables> = { id: 'sha256:6b27e9d9ff6e41c65a7fe9dbfafce0bdc84a9f5eb0922279ad565a31d27de979', name: 'RecentlyViewed' }
