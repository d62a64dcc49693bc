// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { WishedProductsQuery, WishedProductsQueryVariables } from '../operation-types.ts'

export const WishedProductsDocument: Operation<WishedProductsQuery, WishedProductsQueryVariables> = { id: 'sha256:6eaa41799bdda5443646b7216ec927258479d3b264bbf7347cd752a9b9797d1d', name: 'WishedProducts' }
