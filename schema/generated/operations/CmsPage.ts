// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CmsPageQuery, CmsPageQueryVariables } from '../operations.ts'

export const CmsPageDocument: Operation<CmsPageQuery, CmsPageQueryVariables> = { id: 'sha256:f3c61ab41f189f4fa5d78f55a64279a57719d30b15a43b615f9995f078ab9dc1', name: 'CmsPage' }
