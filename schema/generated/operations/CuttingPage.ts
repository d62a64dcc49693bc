// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingPageQuery, CuttingPageQueryVariables } from '../operation-types.ts'

export const CuttingPageDocument: Operation<CuttingPageQuery, CuttingPageQueryVariables> = { id: 'sha256:c867caa70aaf03a304d07de2325648b12acad71b8ac6d1ebc3ca0fea640b2764', name: 'CuttingPage' }
