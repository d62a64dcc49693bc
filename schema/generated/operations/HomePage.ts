// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:7af6e8c80e1777d542652a4ea96252cdac665803be0e0ca198f86db9b9bb3600', name: 'HomePage' }
