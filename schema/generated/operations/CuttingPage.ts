// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingPageQuery, CuttingPageQueryVariables } from '../operation-types.ts'

export const CuttingPageDocument: Operation<CuttingPageQuery, CuttingPageQueryVariables> = { id: 'sha256:6aed7947b301e36a8c17b63fb55352a9b86f92b96200ee127b25b697502ed898', name: 'CuttingPage' }
