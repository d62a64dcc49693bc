// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingPageQuery, CuttingPageQueryVariables } from '../operation-types.ts'

export const CuttingPageDocument: Operation<CuttingPageQuery, CuttingPageQueryVariables> = { id: 'sha256:d11f3ace7926ec1a44fd5dfdbca2f10dd415f6d40a6463d76cb432c0c045d2c8', name: 'CuttingPage' }
