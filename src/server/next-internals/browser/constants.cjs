/* The two of Next's 80 constants that its router uses in the browser; the second is for development only. */
module.exports = { NEXT_NAV_DEPLOYMENT_ID_HEADER: 'x-nextjs-deployment-id', WEB_SOCKET_MAX_RECONNECTIONS: 12 };
