// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MoreProductsQuery, MoreProductsQueryVariables } from '../operation-types.ts'

export const MoreProductsDocument: Operation<MoreProductsQuery, MoreProductsQueryVariables> = { id: 'sha256:e614f4aae2653249fabe1bb4ae48592bc8a248d9aa98c81385f88008181705e0', name: 'MoreProducts' }
