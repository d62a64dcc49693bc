// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MoreProductsQuery, MoreProductsQueryVariables } from '../operation-types.ts'

export const MoreProductsDocument: Operation<MoreProductsQuery, MoreProductsQueryVariables> = { id: 'sha256:973c3cb01297b899ca078cac56430d7d4bb93bb7b9e2805c5bc9bb65f937aa7b', name: 'MoreProducts' }
