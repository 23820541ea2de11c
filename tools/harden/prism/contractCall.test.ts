import { expect, test } from 'vitest';
import { contractCallOf } from './contractCall.ts';

test.each([
  { call: 'GET /API/portalStatus/', id: 'getPortalStatus', path: '/api/portalstatus' },
  { call: 'POST /api/MailSumm', id: 'getMailerSummary', path: '/api/MailSumm/' },
  { call: 'PUT /api/SourceCode', id: 'updateSourceCode', path: '/api/sourcecode' },
  { call: 'PUT /api/user/A%2Fb', id: 'updateUser', path: '/api/user/A%2Fb' },
  { call: 'POST /barcode/step1', id: 'createJob', path: '/Step1' },
  { call: 'GET /grant/api/Application', id: 'createApplicationsFile', path: '/api/application/' },
  { call: 'GET /grant/api/application/12/', id: 'getApplication', path: '/api/application/12' },
])('$call is $id at $path', ({ call, id, path }) => {
  const [method = '', asked = ''] = call.split(' ');
  const found = contractCallOf(method, asked);
  expect({ id: found?.operation.id, path: found?.path }).toEqual({ id, path });
});

test.each(['PATCH /api/portalstatus', 'GET /api', 'GET /grant/media/12/headshot', 'GET /api/user/12/roles'])(
  '%s is in no document',
  (call) => {
    const [method = '', path = ''] = call.split(' ');
    expect(contractCallOf(method, path)).toBeNull();
  },
);
