import type { FastifyInstance } from 'fastify';

let nextAddress = 0;

/** Another client for each call, so that the limit of an address does not mix them. */
export const createAddress = () => `10.0.${Math.floor((nextAddress += 1) / 250)}.${nextAddress % 250}`;

export const sendLogin = (app: FastifyInstance, payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/authentication/login', payload, remoteAddress });

export const createLogIn =
  (server: { readonly app: FastifyInstance }) =>
  (username: unknown, password: unknown, remoteAddress = createAddress()) =>
    sendLogin(server.app, { username, password }, remoteAddress);
