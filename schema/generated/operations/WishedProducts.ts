// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { WishedProductsQuery, WishedProductsQueryVariables } from '../operation-types.ts'

export const WishedProductsDocument: Operation<WishedProductsQuery, WishedProductsQueryVariables> = { id: 'sha256:19e4800ad485b51424a24ee90358c3c3a0b5126702708ddc1e2f917c556009fd', name: 'WishedProducts' }
