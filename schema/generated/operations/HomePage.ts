// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:68e0b4807af81dbf45cee3f5bafcda8dccd8df049668d0832f5e1202681a1074', name: 'HomePage' }
