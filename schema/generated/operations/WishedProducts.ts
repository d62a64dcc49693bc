// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { WishedProductsQuery, WishedProductsQueryVariables } from '../operation-types.ts'

export const WishedProductsDocument: Operation<WishedProductsQuery, WishedProductsQueryVariables> = { id: 'sha256:6b556efd6f4b7c0511200a02cde4b617aab3b794198d311e0cbbc8f66f28c940', name: 'WishedProducts' }
