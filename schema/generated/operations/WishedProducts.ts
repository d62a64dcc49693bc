// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { WishedProductsQuery, WishedProductsQueryVariables } from '../operation-types.ts'

export const WishedProductsDocument: Operation<WishedProductsQuery, WishedProductsQueryVariables> = { id: 'sha256:9643473216dc492d02e52c7a08cb215d6b074489eab6bdcf73e3176ae0fbc62a', name: 'WishedProducts' }
