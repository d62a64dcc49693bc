// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CmsPageQuery, CmsPageQueryVariables } from '../operation-types.ts'

export const CmsPageDocument: Operation<CmsPageQuery, CmsPageQueryVariables> = { id: 'sha256:9d709d221de72ceaff9acc37503aebb3f077b4c49262bc1850b7b50ced05f386', name: 'CmsPage' }
