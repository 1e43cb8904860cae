'use strict';

module.exports = {

"~/undici/index.js": (_from, _load, exports) => {
exports.ProxyAgent = _load("~/undici/lib/dispatcher/proxy-agent.js");
exports.fetch = _load("~/undici/lib/web/fetch/index.js").fetch;
_load("~/undici/lib/dispatcher/dispatcher.js").prototype.connect = _load("~/undici/lib/api/api-connect.js");

},

"~/undici/lib/api/abort-signal.js": (_from, _load, _exports, module) => {
const { addAbortListener } = _load("~/undici/lib/core/util.js");
const { RequestAbortedError } = _load("~/undici/lib/core/errors.js");
const kListener = Symbol('kListener');
const kSignal = Symbol('kSignal');
function abort(self) {
	if (self.abort) {
		self.abort(self[kSignal]?.reason);
	} else {
		self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
	}
	removeSignal(self);
}
function addSignal(self, signal) {
	self.reason = null;
	self[kSignal] = null;
	self[kListener] = null;
	if (!signal) {
		return;
	}
	if (signal.aborted) {
		abort(self);
		return;
	}
	self[kSignal] = signal;
	self[kListener] = ()=>{
		abort(self);
	};
	addAbortListener(self[kSignal], self[kListener]);
}
function removeSignal(self) {
	if (!self[kSignal]) {
		return;
	}
	if ('removeEventListener' in self[kSignal]) {
		self[kSignal].removeEventListener('abort', self[kListener]);
	} else {
		self[kSignal].removeListener('abort', self[kListener]);
	}
	self[kSignal] = null;
	self[kListener] = null;
}
module.exports = { addSignal, removeSignal };

},

"~/undici/lib/api/api-connect.js": (_from, _load, _exports, module) => {
const assert = require("node:assert");
const { AsyncResource } = require("node:async_hooks");
const { InvalidArgumentError, SocketError } = _load("~/undici/lib/core/errors.js");
const util = _load("~/undici/lib/core/util.js");
const { addSignal, removeSignal } = _load("~/undici/lib/api/abort-signal.js");
class ConnectHandler extends AsyncResource {
	constructor(opts, callback){
		if (!opts || typeof opts !== 'object') {
			throw new InvalidArgumentError('invalid opts');
		}
		if (typeof callback !== 'function') {
			throw new InvalidArgumentError('invalid callback');
		}
		const { signal, opaque, responseHeaders } = opts;
		if (signal && typeof signal.on !== 'function' && typeof signal.addEventListener !== 'function') {
			throw new InvalidArgumentError('signal must be an EventEmitter or EventTarget');
		}
		super('UNDICI_CONNECT');
		this.opaque = opaque || null;
		this.responseHeaders = responseHeaders || null;
		this.callback = callback;
		this.abort = null;
		addSignal(this, signal);
	}
	onConnect(abort, context) {
		if (this.reason) {
			abort(this.reason);
			return;
		}
		assert(this.callback);
		this.abort = abort;
		this.context = context;
	}
	onHeaders() {
		throw new SocketError('bad connect', null);
	}
	onUpgrade(statusCode, rawHeaders, socket) {
		const { callback, opaque, context } = this;
		removeSignal(this);
		this.callback = null;
		let headers = rawHeaders;
		if (headers != null) {
			headers = this.responseHeaders === 'raw' ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
		}
		this.runInAsyncScope(callback, null, null, { statusCode, headers, socket, opaque, context });
	}
	onError(err) {
		const { callback, opaque } = this;
		removeSignal(this);
		if (callback) {
			this.callback = null;
			queueMicrotask(()=>{
				this.runInAsyncScope(callback, null, err, { opaque });
			});
		}
	}
}
function connect(opts, callback) {
	if (callback === undefined) {
		return new Promise((resolve, reject)=>{
			connect.call(this, opts, (err, data)=>{
				return err ? reject(err) : resolve(data);
			});
		});
	}
	try {
		const connectHandler = new ConnectHandler(opts, callback);
		this.dispatch({ ...opts, method: 'CONNECT' }, connectHandler);
	} catch (err) {
		if (typeof callback !== 'function') {
			throw err;
		}
		const opaque = opts?.opaque;
		queueMicrotask(()=>callback(err, { opaque }));
	}
}
module.exports = connect;

},

"~/undici/lib/core/connect.js": (_from, _load, _exports, module) => {
const net = require("node:net");
const assert = require("node:assert");
const util = _load("~/undici/lib/core/util.js");
const { InvalidArgumentError, ConnectTimeoutError } = _load("~/undici/lib/core/errors.js");
const timers = _load("~/undici/lib/util/timers.js");
function noop() {}
let tls;
let SessionCache;
if (global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG)) {
	SessionCache = class WeakSessionCache {
		constructor(maxCachedSessions){
			this._maxCachedSessions = maxCachedSessions;
			this._sessionCache = new Map();
			this._sessionRegistry = new global.FinalizationRegistry((key)=>{
				if (this._sessionCache.size < this._maxCachedSessions) {
					return;
				}
				const ref = this._sessionCache.get(key);
				if (ref !== undefined && ref.deref() === undefined) {
					this._sessionCache.delete(key);
				}
			});
		}
		get(sessionKey) {
			const ref = this._sessionCache.get(sessionKey);
			return ref ? ref.deref() : null;
		}
		set(sessionKey, session) {
			if (this._maxCachedSessions === 0) {
				return;
			}
			this._sessionCache.set(sessionKey, new WeakRef(session));
			this._sessionRegistry.register(session, sessionKey);
		}
	};
} else {
	SessionCache = class SimpleSessionCache {
		constructor(maxCachedSessions){
			this._maxCachedSessions = maxCachedSessions;
			this._sessionCache = new Map();
		}
		get(sessionKey) {
			return this._sessionCache.get(sessionKey);
		}
		set(sessionKey, session) {
			if (this._maxCachedSessions === 0) {
				return;
			}
			if (this._sessionCache.size >= this._maxCachedSessions) {
				const { value: oldestKey } = this._sessionCache.keys().next();
				this._sessionCache.delete(oldestKey);
			}
			this._sessionCache.set(sessionKey, session);
		}
	};
}
function buildConnector({ allowH2, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
	if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) {
		throw new InvalidArgumentError('maxCachedSessions must be a positive integer or zero');
	}
	const options = { path: socketPath, ...opts };
	const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
	timeout = timeout == null ? 10e3 : timeout;
	allowH2 = allowH2 != null ? allowH2 : false;
	return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
		let socket;
		if (protocol === 'https:') {
			if (!tls) {
				tls = require("node:tls");
			}
			servername = servername || options.servername || util.getServerName(host) || null;
			const sessionKey = servername || hostname;
			assert(sessionKey);
			const session = customSession || sessionCache.get(sessionKey) || null;
			port = port || 443;
			socket = tls.connect({
				highWaterMark: 16384,
				...options,
				servername,
				session,
				localAddress,
				ALPNProtocols: allowH2 ? ['http/1.1', 'h2'] : ['http/1.1'],
				socket: httpSocket,
				port,
				host: hostname
			});
			socket.on('session', function(session) {
				sessionCache.set(sessionKey, session);
			});
		} else {
			assert(!httpSocket, 'httpSocket can only be sent on TLS update');
			port = port || 80;
			socket = net.connect({ highWaterMark: 64 * 1024, ...options, localAddress, port, host: hostname });
		}
		if (options.keepAlive == null || options.keepAlive) {
			const keepAliveInitialDelay = options.keepAliveInitialDelay === undefined ? 60e3 : options.keepAliveInitialDelay;
			socket.setKeepAlive(true, keepAliveInitialDelay);
		}
		const clearConnectTimeout = setupConnectTimeout(new WeakRef(socket), { timeout, hostname, port });
		socket.setNoDelay(true).once(protocol === 'https:' ? 'secureConnect' : 'connect', function() {
			queueMicrotask(clearConnectTimeout);
			if (callback) {
				const cb = callback;
				callback = null;
				cb(null, this);
			}
		}).on('error', function(err) {
			queueMicrotask(clearConnectTimeout);
			if (callback) {
				const cb = callback;
				callback = null;
				cb(err);
			}
		});
		return socket;
	};
}
const setupConnectTimeout = process.platform === 'win32' ? (socketWeakRef, opts)=>{
	if (!opts.timeout) {
		return noop;
	}
	let s1 = null;
	let s2 = null;
	const fastTimer = timers.setFastTimeout(()=>{
		s1 = setImmediate(()=>{
			s2 = setImmediate(()=>onConnectTimeout(socketWeakRef.deref(), opts));
		});
	}, opts.timeout);
	return ()=>{
		timers.clearFastTimeout(fastTimer);
		clearImmediate(s1);
		clearImmediate(s2);
	};
} : (socketWeakRef, opts)=>{
	if (!opts.timeout) {
		return noop;
	}
	let s1 = null;
	const fastTimer = timers.setFastTimeout(()=>{
		s1 = setImmediate(()=>{
			onConnectTimeout(socketWeakRef.deref(), opts);
		});
	}, opts.timeout);
	return ()=>{
		timers.clearFastTimeout(fastTimer);
		clearImmediate(s1);
	};
};
function onConnectTimeout(socket, opts) {
	if (socket == null) {
		return;
	}
	let message = 'Connect Timeout Error';
	if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
		message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(', ')},`;
	} else {
		message += ` (attempted address: ${opts.hostname}:${opts.port},`;
	}
	message += ` timeout: ${opts.timeout}ms)`;
	util.destroy(socket, new ConnectTimeoutError(message));
}
module.exports = buildConnector;

},

"~/undici/lib/core/constants.js": (_from, _load, exports, module) => {
const headerNameLowerCasedRecord = {};
const wellknownHeaderNames = [
	'Accept', 'Accept-Encoding', 'Accept-Language', 'Accept-Ranges', 'Access-Control-Allow-Credentials', 'Access-Control-Allow-Headers',
	'Access-Control-Allow-Methods', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers', 'Access-Control-Max-Age', 'Access-Control-Request-Headers',
	'Access-Control-Request-Method', 'Age', 'Allow', 'Alt-Svc', 'Alt-Used', 'Authorization', 'Cache-Control', 'Clear-Site-Data', 'Connection',
	'Content-Disposition', 'Content-Encoding', 'Content-Language', 'Content-Length', 'Content-Location', 'Content-Range', 'Content-Security-Policy',
	'Content-Security-Policy-Report-Only', 'Content-Type', 'Cookie', 'Cross-Origin-Embedder-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy',
	'Date', 'Device-Memory', 'Downlink', 'ECT', 'ETag', 'Expect', 'Expect-CT', 'Expires', 'Forwarded', 'From', 'Host', 'If-Match', 'If-Modified-Since',
	'If-None-Match', 'If-Range', 'If-Unmodified-Since', 'Keep-Alive', 'Last-Modified', 'Link', 'Location', 'Max-Forwards', 'Origin', 'Permissions-Policy',
	'Pragma', 'Proxy-Authenticate', 'Proxy-Authorization', 'RTT', 'Range', 'Referer', 'Referrer-Policy', 'Refresh', 'Retry-After', 'Sec-WebSocket-Accept',
	'Sec-WebSocket-Extensions', 'Sec-WebSocket-Key', 'Sec-WebSocket-Protocol', 'Sec-WebSocket-Version', 'Server', 'Server-Timing', 'Service-Worker-Allowed',
	'Service-Worker-Navigation-Preload', 'Set-Cookie', 'SourceMap', 'Strict-Transport-Security', 'Supports-Loading-Mode', 'TE', 'Timing-Allow-Origin', 'Trailer',
	'Transfer-Encoding', 'Upgrade', 'Upgrade-Insecure-Requests', 'User-Agent', 'Vary', 'Via', 'WWW-Authenticate', 'X-Content-Type-Options',
	'X-DNS-Prefetch-Control', 'X-Frame-Options', 'X-Permitted-Cross-Domain-Policies', 'X-Powered-By', 'X-Requested-With', 'X-XSS-Protection',
];
for(let i = 0; i < wellknownHeaderNames.length; ++i){
	const key = wellknownHeaderNames[i];
	const lowerCasedKey = key.toLowerCase();
	headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
}
Object.setPrototypeOf(headerNameLowerCasedRecord, null);
module.exports = { wellknownHeaderNames, headerNameLowerCasedRecord };

},

"~/undici/lib/core/diagnostics.js": (_from, _load, _exports, module) => {
const diagnosticsChannel = require("node:diagnostics_channel");
const util = require("node:util");
const undiciDebugLog = util.debuglog('undici');
const fetchDebuglog = util.debuglog('fetch');
const websocketDebuglog = util.debuglog('websocket');
let isClientSet = false;
const channels = {
	beforeConnect: diagnosticsChannel.channel('undici:client:beforeConnect'),
	connected: diagnosticsChannel.channel('undici:client:connected'),
	connectError: diagnosticsChannel.channel('undici:client:connectError'),
	sendHeaders: diagnosticsChannel.channel('undici:client:sendHeaders'),
	create: diagnosticsChannel.channel('undici:request:create'),
	bodySent: diagnosticsChannel.channel('undici:request:bodySent'),
	headers: diagnosticsChannel.channel('undici:request:headers'),
	trailers: diagnosticsChannel.channel('undici:request:trailers'),
	error: diagnosticsChannel.channel('undici:request:error'),
	open: diagnosticsChannel.channel('undici:websocket:open'),
	close: diagnosticsChannel.channel('undici:websocket:close'),
	socketError: diagnosticsChannel.channel('undici:websocket:socket_error'),
	ping: diagnosticsChannel.channel('undici:websocket:ping'),
	pong: diagnosticsChannel.channel('undici:websocket:pong')
};
if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
	const debuglog = fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog;
	diagnosticsChannel.channel('undici:client:beforeConnect').subscribe((evt)=>{
		const { connectParams: { version, protocol, port, host } } = evt;
		debuglog('connecting to %s using %s%s', `${host}${port ? `:${port}` : ''}`, protocol, version);
	});
	diagnosticsChannel.channel('undici:client:connected').subscribe((evt)=>{
		const { connectParams: { version, protocol, port, host } } = evt;
		debuglog('connected to %s using %s%s', `${host}${port ? `:${port}` : ''}`, protocol, version);
	});
	diagnosticsChannel.channel('undici:client:connectError').subscribe((evt)=>{
		const { connectParams: { version, protocol, port, host }, error } = evt;
		debuglog('connection to %s using %s%s errored - %s', `${host}${port ? `:${port}` : ''}`, protocol, version, error.message);
	});
	diagnosticsChannel.channel('undici:client:sendHeaders').subscribe((evt)=>{
		const { request: { method, path, origin } } = evt;
		debuglog('sending request to %s %s/%s', method, origin, path);
	});
	diagnosticsChannel.channel('undici:request:headers').subscribe((evt)=>{
		const { request: { method, path, origin }, response: { statusCode } } = evt;
		debuglog('received response to %s %s/%s - HTTP %d', method, origin, path, statusCode);
	});
	diagnosticsChannel.channel('undici:request:trailers').subscribe((evt)=>{
		const { request: { method, path, origin } } = evt;
		debuglog('trailers received from %s %s/%s', method, origin, path);
	});
	diagnosticsChannel.channel('undici:request:error').subscribe((evt)=>{
		const { request: { method, path, origin }, error } = evt;
		debuglog('request to %s %s/%s errored - %s', method, origin, path, error.message);
	});
	isClientSet = true;
}
if (websocketDebuglog.enabled) {
	if (!isClientSet) {
		const debuglog = undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog;
		diagnosticsChannel.channel('undici:client:beforeConnect').subscribe((evt)=>{
			const { connectParams: { version, protocol, port, host } } = evt;
			debuglog('connecting to %s%s using %s%s', host, port ? `:${port}` : '', protocol, version);
		});
		diagnosticsChannel.channel('undici:client:connected').subscribe((evt)=>{
			const { connectParams: { version, protocol, port, host } } = evt;
			debuglog('connected to %s%s using %s%s', host, port ? `:${port}` : '', protocol, version);
		});
		diagnosticsChannel.channel('undici:client:connectError').subscribe((evt)=>{
			const { connectParams: { version, protocol, port, host }, error } = evt;
			debuglog('connection to %s%s using %s%s errored - %s', host, port ? `:${port}` : '', protocol, version, error.message);
		});
		diagnosticsChannel.channel('undici:client:sendHeaders').subscribe((evt)=>{
			const { request: { method, path, origin } } = evt;
			debuglog('sending request to %s %s/%s', method, origin, path);
		});
	}
	diagnosticsChannel.channel('undici:websocket:open').subscribe((evt)=>{
		const { address: { address, port } } = evt;
		websocketDebuglog('connection opened %s%s', address, port ? `:${port}` : '');
	});
	diagnosticsChannel.channel('undici:websocket:close').subscribe((evt)=>{
		const { websocket, code, reason } = evt;
		websocketDebuglog('closed connection to %s - %s %s', websocket.url, code, reason);
	});
	diagnosticsChannel.channel('undici:websocket:socket_error').subscribe((err)=>{
		websocketDebuglog('connection errored - %s', err.message);
	});
	diagnosticsChannel.channel('undici:websocket:ping').subscribe((evt)=>{
		websocketDebuglog('ping received');
	});
	diagnosticsChannel.channel('undici:websocket:pong').subscribe((evt)=>{
		websocketDebuglog('pong received');
	});
}
module.exports = { channels };

},

"~/undici/lib/core/errors.js": (_from, _load, exports, module) => {
const kUndiciError = Symbol.for('undici.error.UND_ERR');
class UndiciError extends Error {
	constructor(message){
		super(message);
		this.name = 'UndiciError';
		this.code = 'UND_ERR';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kUndiciError] === true;
	}
	[kUndiciError] = true;
}
const kConnectTimeoutError = Symbol.for('undici.error.UND_ERR_CONNECT_TIMEOUT');
class ConnectTimeoutError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'ConnectTimeoutError';
		this.message = message || 'Connect Timeout Error';
		this.code = 'UND_ERR_CONNECT_TIMEOUT';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kConnectTimeoutError] === true;
	}
	[kConnectTimeoutError] = true;
}
const kHeadersTimeoutError = Symbol.for('undici.error.UND_ERR_HEADERS_TIMEOUT');
class HeadersTimeoutError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'HeadersTimeoutError';
		this.message = message || 'Headers Timeout Error';
		this.code = 'UND_ERR_HEADERS_TIMEOUT';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kHeadersTimeoutError] === true;
	}
	[kHeadersTimeoutError] = true;
}
const kHeadersOverflowError = Symbol.for('undici.error.UND_ERR_HEADERS_OVERFLOW');
class HeadersOverflowError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'HeadersOverflowError';
		this.message = message || 'Headers Overflow Error';
		this.code = 'UND_ERR_HEADERS_OVERFLOW';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kHeadersOverflowError] === true;
	}
	[kHeadersOverflowError] = true;
}
const kBodyTimeoutError = Symbol.for('undici.error.UND_ERR_BODY_TIMEOUT');
class BodyTimeoutError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'BodyTimeoutError';
		this.message = message || 'Body Timeout Error';
		this.code = 'UND_ERR_BODY_TIMEOUT';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kBodyTimeoutError] === true;
	}
	[kBodyTimeoutError] = true;
}
const kResponseStatusCodeError = Symbol.for('undici.error.UND_ERR_RESPONSE_STATUS_CODE');
class ResponseStatusCodeError extends UndiciError {
	constructor(message, statusCode, headers, body){
		super(message);
		this.name = 'ResponseStatusCodeError';
		this.message = message || 'Response Status Code Error';
		this.code = 'UND_ERR_RESPONSE_STATUS_CODE';
		this.body = body;
		this.status = statusCode;
		this.statusCode = statusCode;
		this.headers = headers;
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kResponseStatusCodeError] === true;
	}
	[kResponseStatusCodeError] = true;
}
const kInvalidArgumentError = Symbol.for('undici.error.UND_ERR_INVALID_ARG');
class InvalidArgumentError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'InvalidArgumentError';
		this.message = message || 'Invalid Argument Error';
		this.code = 'UND_ERR_INVALID_ARG';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kInvalidArgumentError] === true;
	}
	[kInvalidArgumentError] = true;
}
const kInvalidReturnValueError = Symbol.for('undici.error.UND_ERR_INVALID_RETURN_VALUE');
class InvalidReturnValueError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'InvalidReturnValueError';
		this.message = message || 'Invalid Return Value Error';
		this.code = 'UND_ERR_INVALID_RETURN_VALUE';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kInvalidReturnValueError] === true;
	}
	[kInvalidReturnValueError] = true;
}
const kAbortError = Symbol.for('undici.error.UND_ERR_ABORT');
class AbortError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'AbortError';
		this.message = message || 'The operation was aborted';
		this.code = 'UND_ERR_ABORT';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kAbortError] === true;
	}
	[kAbortError] = true;
}
const kRequestAbortedError = Symbol.for('undici.error.UND_ERR_ABORTED');
class RequestAbortedError extends AbortError {
	constructor(message){
		super(message);
		this.name = 'AbortError';
		this.message = message || 'Request aborted';
		this.code = 'UND_ERR_ABORTED';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kRequestAbortedError] === true;
	}
	[kRequestAbortedError] = true;
}
const kInformationalError = Symbol.for('undici.error.UND_ERR_INFO');
class InformationalError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'InformationalError';
		this.message = message || 'Request information';
		this.code = 'UND_ERR_INFO';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kInformationalError] === true;
	}
	[kInformationalError] = true;
}
const kRequestContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH');
class RequestContentLengthMismatchError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'RequestContentLengthMismatchError';
		this.message = message || 'Request body length does not match content-length header';
		this.code = 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kRequestContentLengthMismatchError] === true;
	}
	[kRequestContentLengthMismatchError] = true;
}
const kResponseContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH');
class ResponseContentLengthMismatchError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'ResponseContentLengthMismatchError';
		this.message = message || 'Response body length does not match content-length header';
		this.code = 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kResponseContentLengthMismatchError] === true;
	}
	[kResponseContentLengthMismatchError] = true;
}
const kClientDestroyedError = Symbol.for('undici.error.UND_ERR_DESTROYED');
class ClientDestroyedError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'ClientDestroyedError';
		this.message = message || 'The client is destroyed';
		this.code = 'UND_ERR_DESTROYED';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kClientDestroyedError] === true;
	}
	[kClientDestroyedError] = true;
}
const kClientClosedError = Symbol.for('undici.error.UND_ERR_CLOSED');
class ClientClosedError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'ClientClosedError';
		this.message = message || 'The client is closed';
		this.code = 'UND_ERR_CLOSED';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kClientClosedError] === true;
	}
	[kClientClosedError] = true;
}
const kSocketError = Symbol.for('undici.error.UND_ERR_SOCKET');
class SocketError extends UndiciError {
	constructor(message, socket){
		super(message);
		this.name = 'SocketError';
		this.message = message || 'Socket error';
		this.code = 'UND_ERR_SOCKET';
		this.socket = socket;
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kSocketError] === true;
	}
	[kSocketError] = true;
}
const kNotSupportedError = Symbol.for('undici.error.UND_ERR_NOT_SUPPORTED');
class NotSupportedError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'NotSupportedError';
		this.message = message || 'Not supported error';
		this.code = 'UND_ERR_NOT_SUPPORTED';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kNotSupportedError] === true;
	}
	[kNotSupportedError] = true;
}
const kBalancedPoolMissingUpstreamError = Symbol.for('undici.error.UND_ERR_BPL_MISSING_UPSTREAM');
class BalancedPoolMissingUpstreamError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'MissingUpstreamError';
		this.message = message || 'No upstream has been added to the BalancedPool';
		this.code = 'UND_ERR_BPL_MISSING_UPSTREAM';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kBalancedPoolMissingUpstreamError] === true;
	}
	[kBalancedPoolMissingUpstreamError] = true;
}
const kHTTPParserError = Symbol.for('undici.error.UND_ERR_HTTP_PARSER');
class HTTPParserError extends Error {
	constructor(message, code, data){
		super(message);
		this.name = 'HTTPParserError';
		this.code = code ? `HPE_${code}` : undefined;
		this.data = data ? data.toString() : undefined;
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kHTTPParserError] === true;
	}
	[kHTTPParserError] = true;
}
const kResponseExceededMaxSizeError = Symbol.for('undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE');
class ResponseExceededMaxSizeError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'ResponseExceededMaxSizeError';
		this.message = message || 'Response content exceeded max size';
		this.code = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kResponseExceededMaxSizeError] === true;
	}
	[kResponseExceededMaxSizeError] = true;
}
const kRequestRetryError = Symbol.for('undici.error.UND_ERR_REQ_RETRY');
class RequestRetryError extends UndiciError {
	constructor(message, code, { headers, data }){
		super(message);
		this.name = 'RequestRetryError';
		this.message = message || 'Request retry error';
		this.code = 'UND_ERR_REQ_RETRY';
		this.statusCode = code;
		this.data = data;
		this.headers = headers;
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kRequestRetryError] === true;
	}
	[kRequestRetryError] = true;
}
const kResponseError = Symbol.for('undici.error.UND_ERR_RESPONSE');
class ResponseError extends UndiciError {
	constructor(message, code, { headers, data }){
		super(message);
		this.name = 'ResponseError';
		this.message = message || 'Response error';
		this.code = 'UND_ERR_RESPONSE';
		this.statusCode = code;
		this.data = data;
		this.headers = headers;
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kResponseError] === true;
	}
	[kResponseError] = true;
}
const kSecureProxyConnectionError = Symbol.for('undici.error.UND_ERR_PRX_TLS');
class SecureProxyConnectionError extends UndiciError {
	constructor(cause, message, options){
		super(message, { cause, ...options ?? {} });
		this.name = 'SecureProxyConnectionError';
		this.message = message || 'Secure Proxy Connection failed';
		this.code = 'UND_ERR_PRX_TLS';
		this.cause = cause;
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kSecureProxyConnectionError] === true;
	}
	[kSecureProxyConnectionError] = true;
}
const kMessageSizeExceededError = Symbol.for('undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED');
class MessageSizeExceededError extends UndiciError {
	constructor(message){
		super(message);
		this.name = 'MessageSizeExceededError';
		this.message = message || 'Max decompressed message size exceeded';
		this.code = 'UND_ERR_WS_MESSAGE_SIZE_EXCEEDED';
	}
	static [Symbol.hasInstance](instance) {
		return instance && instance[kMessageSizeExceededError] === true;
	}
	get [kMessageSizeExceededError]() {
		return true;
	}
}
module.exports = {
	AbortError,
	HTTPParserError,
	UndiciError,
	HeadersTimeoutError,
	HeadersOverflowError,
	BodyTimeoutError,
	RequestContentLengthMismatchError,
	ConnectTimeoutError,
	ResponseStatusCodeError,
	InvalidArgumentError,
	InvalidReturnValueError,
	RequestAbortedError,
	ClientDestroyedError,
	ClientClosedError,
	InformationalError,
	SocketError,
	NotSupportedError,
	ResponseContentLengthMismatchError,
	BalancedPoolMissingUpstreamError,
	ResponseExceededMaxSizeError,
	RequestRetryError,
	ResponseError,
	SecureProxyConnectionError,
	MessageSizeExceededError
};

},

"~/undici/lib/core/request.js": (_from, _load, _exports, module) => {
const { InvalidArgumentError, NotSupportedError } = _load("~/undici/lib/core/errors.js");
const assert = require("node:assert");
const { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, isBlobLike, buildURL, validateHandler, getServerName, normalizedMethodRecords } = _load("~/undici/lib/core/util.js");
const { channels } = _load("~/undici/lib/core/diagnostics.js");
const { headerNameLowerCasedRecord } = _load("~/undici/lib/core/constants.js");
const invalidPathRegex = /[^\u0021-\u00ff]/;
const kHandler = Symbol('handler');
class Request {
	constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, throwOnError, expectContinue, servername }, handler){
		if (typeof path !== 'string') {
			throw new InvalidArgumentError('path must be a string');
		} else if (path[0] !== '/' && !(path.startsWith('http://') || path.startsWith('https://')) && method !== 'CONNECT') {
			throw new InvalidArgumentError('path must be an absolute URL or start with a slash');
		} else if (invalidPathRegex.test(path)) {
			throw new InvalidArgumentError('invalid request path');
		}
		if (typeof method !== 'string') {
			throw new InvalidArgumentError('method must be a string');
		} else if (normalizedMethodRecords[method] === undefined && !isValidHTTPToken(method)) {
			throw new InvalidArgumentError('invalid request method');
		}
		if (upgrade && typeof upgrade !== 'string') {
			throw new InvalidArgumentError('upgrade must be a string');
		}
		if (upgrade && !isValidHeaderValue(upgrade)) {
			throw new InvalidArgumentError('invalid upgrade header');
		}
		if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) {
			throw new InvalidArgumentError('invalid headersTimeout');
		}
		if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) {
			throw new InvalidArgumentError('invalid bodyTimeout');
		}
		if (reset != null && typeof reset !== 'boolean') {
			throw new InvalidArgumentError('invalid reset');
		}
		if (expectContinue != null && typeof expectContinue !== 'boolean') {
			throw new InvalidArgumentError('invalid expectContinue');
		}
		this.headersTimeout = headersTimeout;
		this.bodyTimeout = bodyTimeout;
		this.throwOnError = throwOnError === true;
		this.method = method;
		this.abort = null;
		if (body == null) {
			this.body = null;
		} else if (isStream(body)) {
			this.body = body;
			const rState = this.body._readableState;
			if (!rState || !rState.autoDestroy) {
				this.endHandler = function autoDestroy() {
					destroy(this);
				};
				this.body.on('end', this.endHandler);
			}
			this.errorHandler = (err)=>{
				if (this.abort) {
					this.abort(err);
				} else {
					this.error = err;
				}
			};
			this.body.on('error', this.errorHandler);
		} else if (isBuffer(body)) {
			this.body = body.byteLength ? body : null;
		} else if (ArrayBuffer.isView(body)) {
			this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
		} else if (body instanceof ArrayBuffer) {
			this.body = body.byteLength ? Buffer.from(body) : null;
		} else if (typeof body === 'string') {
			this.body = body.length ? Buffer.from(body) : null;
		} else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) {
			this.body = body;
		} else {
			throw new InvalidArgumentError('body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable');
		}
		this.completed = false;
		this.aborted = false;
		this.upgrade = upgrade || null;
		this.path = query ? buildURL(path, query) : path;
		this.origin = origin;
		this.idempotent = idempotent == null ? method === 'HEAD' || method === 'GET' : idempotent;
		this.blocking = blocking == null ? false : blocking;
		this.reset = reset == null ? null : reset;
		this.host = null;
		this.contentLength = null;
		this.contentType = null;
		this.headers = [];
		this.expectContinue = expectContinue != null ? expectContinue : false;
		if (Array.isArray(headers)) {
			if (headers.length % 2 !== 0) {
				throw new InvalidArgumentError('headers array must be even');
			}
			for(let i = 0; i < headers.length; i += 2){
				processHeader(this, headers[i], headers[i + 1]);
			}
		} else if (headers && typeof headers === 'object') {
			if (headers[Symbol.iterator]) {
				for (const header of headers){
					if (!Array.isArray(header) || header.length !== 2) {
						throw new InvalidArgumentError('headers must be in key-value pair format');
					}
					processHeader(this, header[0], header[1]);
				}
			} else {
				const keys = Object.keys(headers);
				for(let i = 0; i < keys.length; ++i){
					processHeader(this, keys[i], headers[keys[i]]);
				}
			}
		} else if (headers != null) {
			throw new InvalidArgumentError('headers must be an object or an array');
		}
		validateHandler(handler, method, upgrade);
		this.servername = servername || getServerName(this.host);
		this[kHandler] = handler;
		if (channels.create.hasSubscribers) {
			channels.create.publish({ request: this });
		}
	}
	onBodySent(chunk) {
		if (this[kHandler].onBodySent) {
			try {
				return this[kHandler].onBodySent(chunk);
			} catch (err) {
				this.abort(err);
			}
		}
	}
	onRequestSent() {
		if (channels.bodySent.hasSubscribers) {
			channels.bodySent.publish({ request: this });
		}
		if (this[kHandler].onRequestSent) {
			try {
				return this[kHandler].onRequestSent();
			} catch (err) {
				this.abort(err);
			}
		}
	}
	onConnect(abort) {
		assert(!this.aborted);
		assert(!this.completed);
		if (this.error) {
			abort(this.error);
		} else {
			this.abort = abort;
			return this[kHandler].onConnect(abort);
		}
	}
	onResponseStarted() {
		return this[kHandler].onResponseStarted?.();
	}
	onHeaders(statusCode, headers, resume, statusText) {
		assert(!this.aborted);
		assert(!this.completed);
		if (channels.headers.hasSubscribers) {
			channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
		}
		try {
			return this[kHandler].onHeaders(statusCode, headers, resume, statusText);
		} catch (err) {
			this.abort(err);
		}
	}
	onData(chunk) {
		assert(!this.aborted);
		assert(!this.completed);
		try {
			return this[kHandler].onData(chunk);
		} catch (err) {
			this.abort(err);
			return false;
		}
	}
	onUpgrade(statusCode, headers, socket, statusText = '') {
		this.onFinally();
		assert(!this.aborted);
		assert(!this.completed);
		if (statusCode !== null) {
			this.#publishUpgradeHeaders(statusCode, headers, statusText);
		}
		const result = this[kHandler].onUpgrade(statusCode, headers, socket);
		if (!this.aborted) {
			this.completed = true;
			if (statusCode !== null) {
				this.#publishUpgradeTrailers();
			}
		}
		return result;
	}
	onUpgradeResponse(statusCode, headers, parseHeaders, statusText = '') {
		assert(!this.aborted);
		assert(this.completed);
		if (channels.headers.hasSubscribers) {
			this.#publishUpgradeHeaders(statusCode, parseHeaders(headers), statusText);
		}
		this.#publishUpgradeTrailers();
	}
	onUpgradeError(error) {
		assert(!this.aborted);
		assert(this.completed);
		if (channels.error.hasSubscribers) {
			channels.error.publish({ request: this, error });
		}
	}
	#publishUpgradeHeaders(statusCode, headers, statusText) {
		if (channels.headers.hasSubscribers) {
			channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
		}
	}
	#publishUpgradeTrailers() {
		if (channels.trailers.hasSubscribers) {
			channels.trailers.publish({ request: this, trailers: [] });
		}
	}
	onComplete(trailers) {
		this.onFinally();
		assert(!this.aborted);
		this.completed = true;
		if (channels.trailers.hasSubscribers) {
			channels.trailers.publish({ request: this, trailers });
		}
		try {
			return this[kHandler].onComplete(trailers);
		} catch (err) {
			this.onError(err);
		}
	}
	onError(error) {
		this.onFinally();
		if (channels.error.hasSubscribers) {
			channels.error.publish({ request: this, error });
		}
		if (this.aborted) {
			return;
		}
		this.aborted = true;
		return this[kHandler].onError(error);
	}
	onFinally() {
		if (this.errorHandler) {
			this.body.off('error', this.errorHandler);
			this.errorHandler = null;
		}
		if (this.endHandler) {
			this.body.off('end', this.endHandler);
			this.endHandler = null;
		}
	}
	addHeader(key, value) {
		processHeader(this, key, value);
		return this;
	}
}
function processHeader(request, key, val) {
	if (val && typeof val === 'object' && !Array.isArray(val)) {
		throw new InvalidArgumentError(`invalid ${key} header`);
	} else if (val === undefined) {
		return;
	}
	let headerName = headerNameLowerCasedRecord[key];
	if (headerName === undefined) {
		headerName = key.toLowerCase();
		if (headerNameLowerCasedRecord[headerName] === undefined && !isValidHTTPToken(headerName)) {
			throw new InvalidArgumentError('invalid header key');
		}
	}
	if (Array.isArray(val)) {
		const arr = [];
		for(let i = 0; i < val.length; i++){
			if (typeof val[i] === 'string') {
				if (!isValidHeaderValue(val[i])) {
					throw new InvalidArgumentError(`invalid ${key} header`);
				}
				arr.push(val[i]);
			} else if (val[i] === null) {
				arr.push('');
			} else if (typeof val[i] === 'object') {
				throw new InvalidArgumentError(`invalid ${key} header`);
			} else {
				const str = `${val[i]}`;
				if (!isValidHeaderValue(str)) {
					throw new InvalidArgumentError(`invalid ${key} header`);
				}
				arr.push(str);
			}
		}
		val = arr;
	} else if (typeof val === 'string') {
		if (!isValidHeaderValue(val)) {
			throw new InvalidArgumentError(`invalid ${key} header`);
		}
	} else if (val === null) {
		val = '';
	} else {
		val = `${val}`;
		if (!isValidHeaderValue(val)) {
			throw new InvalidArgumentError(`invalid ${key} header`);
		}
	}
	if (headerName === 'host') {
		if (request.host !== null) {
			throw new InvalidArgumentError('duplicate host header');
		}
		if (typeof val !== 'string') {
			throw new InvalidArgumentError('invalid host header');
		}
		request.host = val;
	} else if (headerName === 'content-length') {
		if (request.contentLength !== null) {
			throw new InvalidArgumentError('duplicate content-length header');
		}
		request.contentLength = parseInt(val, 10);
		if (!Number.isFinite(request.contentLength)) {
			throw new InvalidArgumentError('invalid content-length header');
		}
	} else if (request.contentType === null && headerName === 'content-type') {
		request.contentType = val;
		request.headers.push(key, val);
	} else if (headerName === 'transfer-encoding' || headerName === 'keep-alive' || headerName === 'upgrade') {
		throw new InvalidArgumentError(`invalid ${headerName} header`);
	} else if (headerName === 'connection') {
		const value = typeof val === 'string' ? val.toLowerCase() : null;
		if (value !== 'close' && value !== 'keep-alive') {
			throw new InvalidArgumentError('invalid connection header');
		}
		if (value === 'close') {
			request.reset = true;
		}
	} else if (headerName === 'expect') {
		throw new NotSupportedError('expect header not supported');
	} else {
		request.headers.push(key, val);
	}
}
module.exports = Request;

},

"~/undici/lib/core/symbols.js": (_from, _load, exports, module) => {
module.exports = {
	kClose: Symbol('close'),
	kDestroy: Symbol('destroy'),
	kDispatch: Symbol('dispatch'),
	kUrl: Symbol('url'),
	kWriting: Symbol('writing'),
	kResuming: Symbol('resuming'),
	kQueue: Symbol('queue'),
	kConnect: Symbol('connect'),
	kConnecting: Symbol('connecting'),
	kKeepAliveDefaultTimeout: Symbol('default keep alive timeout'),
	kKeepAliveMaxTimeout: Symbol('max keep alive timeout'),
	kKeepAliveTimeoutThreshold: Symbol('keep alive timeout threshold'),
	kKeepAliveTimeoutValue: Symbol('keep alive timeout'),
	kKeepAlive: Symbol('keep alive'),
	kHeadersTimeout: Symbol('headers timeout'),
	kBodyTimeout: Symbol('body timeout'),
	kServerName: Symbol('server name'),
	kLocalAddress: Symbol('local address'),
	kHost: Symbol('host'),
	kNoRef: Symbol('no ref'),
	kBodyUsed: Symbol('used'),
	kBody: Symbol('abstracted request body'),
	kRunning: Symbol('running'),
	kBlocking: Symbol('blocking'),
	kPending: Symbol('pending'),
	kSize: Symbol('size'),
	kBusy: Symbol('busy'),
	kQueued: Symbol('queued'),
	kFree: Symbol('free'),
	kConnected: Symbol('connected'),
	kClosed: Symbol('closed'),
	kNeedDrain: Symbol('need drain'),
	kReset: Symbol('reset'),
	kDestroyed: Symbol.for('nodejs.stream.destroyed'),
	kResume: Symbol('resume'),
	kOnError: Symbol('on error'),
	kMaxHeadersSize: Symbol('max headers size'),
	kRunningIdx: Symbol('running index'),
	kPendingIdx: Symbol('pending index'),
	kError: Symbol('error'),
	kClients: Symbol('clients'),
	kClient: Symbol('client'),
	kParser: Symbol('parser'),
	kOnDestroyed: Symbol('destroy callbacks'),
	kPipelining: Symbol('pipelining'),
	kSocket: Symbol('socket'),
	kHostHeader: Symbol('host header'),
	kConnector: Symbol('connector'),
	kStrictContentLength: Symbol('strict content length'),
	kMaxRedirections: Symbol('maxRedirections'),
	kMaxRequests: Symbol('maxRequestsPerClient'),
	kProxy: Symbol('proxy agent options'),
	kCounter: Symbol('socket request counter'),
	kInterceptors: Symbol('dispatch interceptors'),
	kMaxResponseSize: Symbol('max response size'),
	kHTTP2Session: Symbol('http2Session'),
	kHTTP2SessionState: Symbol('http2Session state'),
	kRetryHandlerDefaultRetry: Symbol('retry agent default retry'),
	kConstruct: Symbol('constructable'),
	kListeners: Symbol('listeners'),
	kHTTPContext: Symbol('http context'),
	kMaxConcurrentStreams: Symbol('max concurrent streams'),
	kNoProxyAgent: Symbol('no proxy agent'),
	kHttpProxyAgent: Symbol('http proxy agent'),
	kHttpsProxyAgent: Symbol('https proxy agent')
};

},

"~/undici/lib/core/tree.js": (_from, _load, _exports, module) => {
const { wellknownHeaderNames, headerNameLowerCasedRecord } = _load("~/undici/lib/core/constants.js");
class TstNode {
	value = null;
	left = null;
	middle = null;
	right = null;
	code;
	constructor(key, value, index){
		if (index === undefined || index >= key.length) {
			throw new TypeError('Unreachable');
		}
		const code = this.code = key.charCodeAt(index);
		if (code > 0x7F) {
			throw new TypeError('key must be ascii string');
		}
		if (key.length !== ++index) {
			this.middle = new TstNode(key, value, index);
		} else {
			this.value = value;
		}
	}
	add(key, value) {
		const length = key.length;
		if (length === 0) {
			throw new TypeError('Unreachable');
		}
		let index = 0;
		let node = this;
		while(true){
			const code = key.charCodeAt(index);
			if (code > 0x7F) {
				throw new TypeError('key must be ascii string');
			}
			if (node.code === code) {
				if (length === ++index) {
					node.value = value;
					break;
				} else if (node.middle !== null) {
					node = node.middle;
				} else {
					node.middle = new TstNode(key, value, index);
					break;
				}
			} else if (node.code < code) {
				if (node.left !== null) {
					node = node.left;
				} else {
					node.left = new TstNode(key, value, index);
					break;
				}
			} else if (node.right !== null) {
				node = node.right;
			} else {
				node.right = new TstNode(key, value, index);
				break;
			}
		}
	}
	search(key) {
		const keylength = key.length;
		let index = 0;
		let node = this;
		while(node !== null && index < keylength){
			let code = key[index];
			if (code <= 0x5a && code >= 0x41) {
				code |= 32;
			}
			while(node !== null){
				if (code === node.code) {
					if (keylength === ++index) {
						return node;
					}
					node = node.middle;
					break;
				}
				node = node.code < code ? node.left : node.right;
			}
		}
		return null;
	}
}
class TernarySearchTree {
	node = null;
	insert(key, value) {
		if (this.node === null) {
			this.node = new TstNode(key, value, 0);
		} else {
			this.node.add(key, value);
		}
	}
	lookup(key) {
		return this.node?.search(key)?.value ?? null;
	}
}
const tree = new TernarySearchTree();
for(let i = 0; i < wellknownHeaderNames.length; ++i){
	const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
	tree.insert(key, key);
}
module.exports = { TernarySearchTree, tree };

},

"~/undici/lib/core/util.js": (_from, _load, _exports, module) => {
const assert = require("node:assert");
const { kDestroyed, kBodyUsed, kListeners, kBody } = _load("~/undici/lib/core/symbols.js");
const { IncomingMessage } = require("node:http");
const stream = require("node:stream");
const net = require("node:net");
const { Blob } = require("node:buffer");
const nodeUtil = require("node:util");
const { stringify } = require("node:querystring");
const { EventEmitter: EE } = require("node:events");
const { InvalidArgumentError } = _load("~/undici/lib/core/errors.js");
const { headerNameLowerCasedRecord } = _load("~/undici/lib/core/constants.js");
const { tree } = _load("~/undici/lib/core/tree.js");
const [nodeMajor, nodeMinor] = process.versions.node.split('.').map((v)=>Number(v));
class BodyAsyncIterable {
	constructor(body){
		this[kBody] = body;
		this[kBodyUsed] = false;
	}
	async *[Symbol.asyncIterator]() {
		assert(!this[kBodyUsed], 'disturbed');
		this[kBodyUsed] = true;
		yield* this[kBody];
	}
}
function wrapRequestBody(body) {
	if (isStream(body)) {
		if (bodyLength(body) === 0) {
			body.on('data', function() {
				assert(false);
			});
		}
		if (typeof body.readableDidRead !== 'boolean') {
			body[kBodyUsed] = false;
			EE.prototype.on.call(body, 'data', function() {
				this[kBodyUsed] = true;
			});
		}
		return body;
	} else if (body && typeof body.pipeTo === 'function') {
		return new BodyAsyncIterable(body);
	} else if (body && typeof body !== 'string' && !ArrayBuffer.isView(body) && isIterable(body)) {
		return new BodyAsyncIterable(body);
	} else {
		return body;
	}
}
function nop() {}
function isStream(obj) {
	return obj && typeof obj === 'object' && typeof obj.pipe === 'function' && typeof obj.on === 'function';
}
function isBlobLike(object) {
	if (object === null) {
		return false;
	} else if (object instanceof Blob) {
		return true;
	} else if (typeof object !== 'object') {
		return false;
	} else {
		const sTag = object[Symbol.toStringTag];
		return (sTag === 'Blob' || sTag === 'File') && ('stream' in object && typeof object.stream === 'function' || 'arrayBuffer' in object && typeof object.arrayBuffer === 'function');
	}
}
function buildURL(url, queryParams) {
	if (url.includes('?') || url.includes('#')) {
		throw new Error('Query params cannot be passed when url already contains "?" or "#".');
	}
	const stringified = stringify(queryParams);
	if (stringified) {
		url += '?' + stringified;
	}
	return url;
}
function isValidPort(port) {
	const value = parseInt(port, 10);
	return value === Number(port) && value >= 0 && value <= 65535;
}
function isHttpOrHttpsPrefixed(value) {
	return value != null && value[0] === 'h' && value[1] === 't' && value[2] === 't' && value[3] === 'p' && (value[4] === ':' || value[4] === 's' && value[5] === ':');
}
function parseURL(url) {
	if (typeof url === 'string') {
		url = new URL(url);
		if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
			throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.');
		}
		return url;
	}
	if (!url || typeof url !== 'object') {
		throw new InvalidArgumentError('Invalid URL: The URL argument must be a non-null object.');
	}
	if (!(url instanceof URL)) {
		if (url.port != null && url.port !== '' && isValidPort(url.port) === false) {
			throw new InvalidArgumentError('Invalid URL: port must be a valid integer or a string representation of an integer.');
		}
		if (url.path != null && typeof url.path !== 'string') {
			throw new InvalidArgumentError('Invalid URL path: the path must be a string or null/undefined.');
		}
		if (url.pathname != null && typeof url.pathname !== 'string') {
			throw new InvalidArgumentError('Invalid URL pathname: the pathname must be a string or null/undefined.');
		}
		if (url.hostname != null && typeof url.hostname !== 'string') {
			throw new InvalidArgumentError('Invalid URL hostname: the hostname must be a string or null/undefined.');
		}
		if (url.origin != null && typeof url.origin !== 'string') {
			throw new InvalidArgumentError('Invalid URL origin: the origin must be a string or null/undefined.');
		}
		if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
			throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.');
		}
		const port = url.port != null ? url.port : url.protocol === 'https:' ? 443 : 80;
		let origin = url.origin != null ? url.origin : `${url.protocol || ''}//${url.hostname || ''}:${port}`;
		let path = url.path != null ? url.path : `${url.pathname || ''}${url.search || ''}`;
		if (origin[origin.length - 1] === '/') {
			origin = origin.slice(0, origin.length - 1);
		}
		if (path && path[0] !== '/') {
			path = `/${path}`;
		}
		return new URL(`${origin}${path}`);
	}
	if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
		throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.');
	}
	return url;
}
function parseOrigin(url) {
	url = parseURL(url);
	if (url.pathname !== '/' || url.search || url.hash) {
		throw new InvalidArgumentError('invalid url');
	}
	return url;
}
function getHostname(host) {
	if (host[0] === '[') {
		const idx = host.indexOf(']');
		assert(idx !== -1);
		return host.substring(1, idx);
	}
	const idx = host.indexOf(':');
	if (idx === -1) return host;
	return host.substring(0, idx);
}
function getServerName(host) {
	if (!host) {
		return null;
	}
	assert(typeof host === 'string');
	const servername = getHostname(host);
	if (net.isIP(servername)) {
		return '';
	}
	return servername;
}
function deepClone(obj) {
	return JSON.parse(JSON.stringify(obj));
}
function isAsyncIterable(obj) {
	return !!(obj != null && typeof obj[Symbol.asyncIterator] === 'function');
}
function isIterable(obj) {
	return !!(obj != null && (typeof obj[Symbol.iterator] === 'function' || typeof obj[Symbol.asyncIterator] === 'function'));
}
function bodyLength(body) {
	if (body == null) {
		return 0;
	} else if (isStream(body)) {
		const state = body._readableState;
		return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
	} else if (isBlobLike(body)) {
		return body.size != null ? body.size : null;
	} else if (isBuffer(body)) {
		return body.byteLength;
	}
	return null;
}
function isDestroyed(body) {
	return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
}
function destroy(stream, err) {
	if (stream == null || !isStream(stream) || isDestroyed(stream)) {
		return;
	}
	if (typeof stream.destroy === 'function') {
		if (Object.getPrototypeOf(stream).constructor === IncomingMessage) {
			stream.socket = null;
		}
		stream.destroy(err);
	} else if (err) {
		queueMicrotask(()=>{
			stream.emit('error', err);
		});
	}
	if (stream.destroyed !== true) {
		stream[kDestroyed] = true;
	}
}
const KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
function parseKeepAliveTimeout(val) {
	const m = val.toString().match(KEEPALIVE_TIMEOUT_EXPR);
	return m ? parseInt(m[1], 10) * 1000 : null;
}
function headerNameToString(value) {
	return typeof value === 'string' ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString('latin1').toLowerCase();
}
function bufferToLowerCasedHeaderName(value) {
	return tree.lookup(value) ?? value.toString('latin1').toLowerCase();
}
function parseHeaders(headers, obj) {
	if (obj === undefined) obj = {};
	for(let i = 0; i < headers.length; i += 2){
		const key = headerNameToString(headers[i]);
		let val = obj[key];
		if (val) {
			if (typeof val === 'string') {
				val = [val];
				obj[key] = val;
			}
			val.push(headers[i + 1].toString('utf8'));
		} else {
			const headersValue = headers[i + 1];
			if (typeof headersValue === 'string') {
				obj[key] = headersValue;
			} else {
				obj[key] = Array.isArray(headersValue) ? headersValue.map((x)=>x.toString('utf8')) : headersValue.toString('utf8');
			}
		}
	}
	if ('content-length' in obj && 'content-disposition' in obj) {
		obj['content-disposition'] = Buffer.from(obj['content-disposition']).toString('latin1');
	}
	return obj;
}
function parseRawHeaders(headers) {
	const len = headers.length;
	const ret = new Array(len);
	let hasContentLength = false;
	let contentDispositionIdx = -1;
	let key;
	let val;
	let kLen = 0;
	for(let n = 0; n < headers.length; n += 2){
		key = headers[n];
		val = headers[n + 1];
		typeof key !== 'string' && (key = key.toString());
		typeof val !== 'string' && (val = val.toString('utf8'));
		kLen = key.length;
		if (kLen === 14 && key[7] === '-' && (key === 'content-length' || key.toLowerCase() === 'content-length')) {
			hasContentLength = true;
		} else if (kLen === 19 && key[7] === '-' && (key === 'content-disposition' || key.toLowerCase() === 'content-disposition')) {
			contentDispositionIdx = n + 1;
		}
		ret[n] = key;
		ret[n + 1] = val;
	}
	if (hasContentLength && contentDispositionIdx !== -1) {
		ret[contentDispositionIdx] = Buffer.from(ret[contentDispositionIdx]).toString('latin1');
	}
	return ret;
}
function isBuffer(buffer) {
	return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
}
function validateHandler(handler, method, upgrade) {
	if (!handler || typeof handler !== 'object') {
		throw new InvalidArgumentError('handler must be an object');
	}
	if (typeof handler.onConnect !== 'function') {
		throw new InvalidArgumentError('invalid onConnect method');
	}
	if (typeof handler.onError !== 'function') {
		throw new InvalidArgumentError('invalid onError method');
	}
	if (typeof handler.onBodySent !== 'function' && handler.onBodySent !== undefined) {
		throw new InvalidArgumentError('invalid onBodySent method');
	}
	if (upgrade || method === 'CONNECT') {
		if (typeof handler.onUpgrade !== 'function') {
			throw new InvalidArgumentError('invalid onUpgrade method');
		}
	} else {
		if (typeof handler.onHeaders !== 'function') {
			throw new InvalidArgumentError('invalid onHeaders method');
		}
		if (typeof handler.onData !== 'function') {
			throw new InvalidArgumentError('invalid onData method');
		}
		if (typeof handler.onComplete !== 'function') {
			throw new InvalidArgumentError('invalid onComplete method');
		}
	}
}
function isDisturbed(body) {
	return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
}
function isErrored(body) {
	return !!(body && stream.isErrored(body));
}
function isReadable(body) {
	return !!(body && stream.isReadable(body));
}
function getSocketInfo(socket) {
	return {
		localAddress: socket.localAddress,
		localPort: socket.localPort,
		remoteAddress: socket.remoteAddress,
		remotePort: socket.remotePort,
		remoteFamily: socket.remoteFamily,
		timeout: socket.timeout,
		bytesWritten: socket.bytesWritten,
		bytesRead: socket.bytesRead
	};
}
function ReadableStreamFrom(iterable) {
	let iterator;
	return new ReadableStream({
		async start () {
			iterator = iterable[Symbol.asyncIterator]();
		},
		async pull (controller) {
			const { done, value } = await iterator.next();
			if (done) {
				queueMicrotask(()=>{
					controller.close();
					controller.byobRequest?.respond(0);
				});
			} else {
				const buf = Buffer.isBuffer(value) ? value : Buffer.from(value);
				if (buf.byteLength) {
					controller.enqueue(new Uint8Array(buf));
				}
			}
			return controller.desiredSize > 0;
		},
		async cancel (reason) {
			await iterator.return();
		},
		type: 'bytes'
	});
}
function isFormDataLike(object) {
	return object && typeof object === 'object' && typeof object.append === 'function' && typeof object.delete === 'function' && typeof object.get === 'function' && typeof object.getAll === 'function' && typeof object.has === 'function' && typeof object.set === 'function' && object[Symbol.toStringTag] === 'FormData';
}
function addAbortListener(signal, listener) {
	if ('addEventListener' in signal) {
		signal.addEventListener('abort', listener, { once: true });
		return ()=>signal.removeEventListener('abort', listener);
	}
	signal.addListener('abort', listener);
	return ()=>signal.removeListener('abort', listener);
}
const hasToWellFormed = typeof String.prototype.toWellFormed === 'function';
const hasIsWellFormed = typeof String.prototype.isWellFormed === 'function';
function toUSVString(val) {
	return hasToWellFormed ? `${val}`.toWellFormed() : nodeUtil.toUSVString(val);
}
function isUSVString(val) {
	return hasIsWellFormed ? `${val}`.isWellFormed() : toUSVString(val) === `${val}`;
}
function isTokenCharCode(c) {
	switch(c){
		case 0x22:
		case 0x28:
		case 0x29:
		case 0x2c:
		case 0x2f:
		case 0x3a:
		case 0x3b:
		case 0x3c:
		case 0x3d:
		case 0x3e:
		case 0x3f:
		case 0x40:
		case 0x5b:
		case 0x5c:
		case 0x5d:
		case 0x7b:
		case 0x7d:
			return false;
		default:
			return c >= 0x21 && c <= 0x7e;
	}
}
function isValidHTTPToken(characters) {
	if (characters.length === 0) {
		return false;
	}
	for(let i = 0; i < characters.length; ++i){
		if (!isTokenCharCode(characters.charCodeAt(i))) {
			return false;
		}
	}
	return true;
}
const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
function isValidHeaderValue(characters) {
	return !headerCharRegex.test(characters);
}
function parseRangeHeader(range) {
	if (range == null || range === '') return { start: 0, end: null, size: null };
	const m = range ? range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
	return m ? { start: parseInt(m[1]), end: m[2] ? parseInt(m[2]) : null, size: m[3] ? parseInt(m[3]) : null } : null;
}
function addListener(obj, name, listener) {
	const listeners = obj[kListeners] ??= [];
	listeners.push([name, listener]);
	obj.on(name, listener);
	return obj;
}
function removeAllListeners(obj) {
	for (const [name, listener] of obj[kListeners] ?? []){
		obj.removeListener(name, listener);
	}
	obj[kListeners] = null;
}
function errorRequest(client, request, err) {
	try {
		request.onError(err);
		assert(request.aborted);
	} catch (err) {
		client.emit('error', err);
	}
}
const kEnumerableProperty = Object.create(null);
kEnumerableProperty.enumerable = true;
const normalizedMethodRecordsBase = {
	delete: 'DELETE',
	DELETE: 'DELETE',
	get: 'GET',
	GET: 'GET',
	head: 'HEAD',
	HEAD: 'HEAD',
	options: 'OPTIONS',
	OPTIONS: 'OPTIONS',
	post: 'POST',
	POST: 'POST',
	put: 'PUT',
	PUT: 'PUT'
};
const normalizedMethodRecords = { ...normalizedMethodRecordsBase, patch: 'patch', PATCH: 'PATCH' };
Object.setPrototypeOf(normalizedMethodRecordsBase, null);
Object.setPrototypeOf(normalizedMethodRecords, null);
module.exports = {
	kEnumerableProperty,
	nop,
	isDisturbed,
	isErrored,
	isReadable,
	toUSVString,
	isUSVString,
	isBlobLike,
	parseOrigin,
	parseURL,
	getServerName,
	isStream,
	isIterable,
	isAsyncIterable,
	isDestroyed,
	headerNameToString,
	bufferToLowerCasedHeaderName,
	addListener,
	removeAllListeners,
	errorRequest,
	parseRawHeaders,
	parseHeaders,
	parseKeepAliveTimeout,
	destroy,
	bodyLength,
	deepClone,
	ReadableStreamFrom,
	isBuffer,
	validateHandler,
	getSocketInfo,
	isFormDataLike,
	buildURL,
	addAbortListener,
	isValidHTTPToken,
	isValidHeaderValue,
	isTokenCharCode,
	parseRangeHeader,
	normalizedMethodRecordsBase,
	normalizedMethodRecords,
	isValidPort,
	isHttpOrHttpsPrefixed,
	nodeMajor,
	nodeMinor,
	safeHTTPMethods: ['GET', 'HEAD', 'OPTIONS', 'TRACE'],
	wrapRequestBody
};

},

"~/undici/lib/dispatcher/agent.js": (_from, _load, _exports, module) => {
const { InvalidArgumentError } = _load("~/undici/lib/core/errors.js");
const { kClients, kRunning, kClose, kDestroy, kDispatch, kInterceptors } = _load("~/undici/lib/core/symbols.js");
const DispatcherBase = _load("~/undici/lib/dispatcher/dispatcher-base.js");
const Pool = _load("~/undici/lib/dispatcher/pool.js");
const Client = _load("~/undici/lib/dispatcher/client.js");
const util = _load("~/undici/lib/core/util.js");
const createRedirectInterceptor = _load("~/undici/lib/interceptor/redirect-interceptor.js");
const kOnConnect = Symbol('onConnect');
const kOnDisconnect = Symbol('onDisconnect');
const kOnConnectionError = Symbol('onConnectionError');
const kMaxRedirections = Symbol('maxRedirections');
const kOnDrain = Symbol('onDrain');
const kFactory = Symbol('factory');
const kOptions = Symbol('options');
function defaultFactory(origin, opts) {
	return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
}
class Agent extends DispatcherBase {
	constructor({ factory = defaultFactory, maxRedirections = 0, connect, tls, ...options } = {}){
		if (typeof factory !== 'function') {
			throw new InvalidArgumentError('factory must be a function.');
		}
		if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
			throw new InvalidArgumentError('connect must be a function or an object');
		}
		if (!Number.isInteger(maxRedirections) || maxRedirections < 0) {
			throw new InvalidArgumentError('maxRedirections must be a positive number');
		}
		super(options);
		if (connect && typeof connect !== 'function') {
			connect = { ...connect };
		}
		if (tls && typeof tls !== 'function') {
			tls = { ...tls };
		}
		this[kInterceptors] = options.interceptors?.Agent && Array.isArray(options.interceptors.Agent) ? options.interceptors.Agent : [
			createRedirectInterceptor({ maxRedirections })
		];
		this[kOptions] = { ...util.deepClone(options), connect, tls };
		this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : undefined;
		this[kMaxRedirections] = maxRedirections;
		this[kFactory] = factory;
		this[kClients] = new Map();
		this[kOnDrain] = (origin, targets)=>{
			this.emit('drain', origin, [this, ...targets]);
		};
		this[kOnConnect] = (origin, targets)=>{
			this.emit('connect', origin, [this, ...targets]);
		};
		this[kOnDisconnect] = (origin, targets, err)=>{
			this.emit('disconnect', origin, [this, ...targets], err);
		};
		this[kOnConnectionError] = (origin, targets, err)=>{
			this.emit('connectionError', origin, [this, ...targets], err);
		};
	}
	get [kRunning]() {
		let ret = 0;
		for (const client of this[kClients].values()){
			ret += client[kRunning];
		}
		return ret;
	}
	[kDispatch](opts, handler) {
		let key;
		if (opts.origin && (typeof opts.origin === 'string' || opts.origin instanceof URL)) {
			key = String(opts.origin);
		} else {
			throw new InvalidArgumentError('opts.origin must be a non-empty string or URL.');
		}
		let dispatcher = this[kClients].get(key);
		if (!dispatcher) {
			dispatcher = this[kFactory](opts.origin, this[kOptions]).on('drain', this[kOnDrain]).on('connect', this[kOnConnect]).on('disconnect', this[kOnDisconnect]).on('connectionError', this[kOnConnectionError]);
			this[kClients].set(key, dispatcher);
		}
		return dispatcher.dispatch(opts, handler);
	}
	async [kClose]() {
		const closePromises = [];
		for (const client of this[kClients].values()){
			closePromises.push(client.close());
		}
		this[kClients].clear();
		await Promise.all(closePromises);
	}
	async [kDestroy](err) {
		const destroyPromises = [];
		for (const client of this[kClients].values()){
			destroyPromises.push(client.destroy(err));
		}
		this[kClients].clear();
		await Promise.all(destroyPromises);
	}
}
module.exports = Agent;

},

"~/undici/lib/dispatcher/client-h1.js": (_from, _load, _exports, module) => {
const assert = require("node:assert");
const util = _load("~/undici/lib/core/util.js");
const { channels } = _load("~/undici/lib/core/diagnostics.js");
const timers = _load("~/undici/lib/util/timers.js");
const { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, ResponseExceededMaxSizeError } = _load("~/undici/lib/core/errors.js");
const { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext } = _load("~/undici/lib/core/symbols.js");
const constants = _load("~/undici/lib/llhttp/constants.js");
const EMPTY_BUF = Buffer.alloc(0);
const FastBuffer = Buffer[Symbol.species];
const addListener = util.addListener;
const removeAllListeners = util.removeAllListeners;
const kIdleSocketValidation = Symbol('kIdleSocketValidation');
const kIdleSocketValidationTimeout = Symbol('kIdleSocketValidationTimeout');
const kSocketUsed = Symbol('kSocketUsed');
let extractBody;
async function lazyllhttp() {
	const llhttpWasmData = process.env.JEST_WORKER_ID ? _load("~/undici/lib/llhttp/llhttp-wasm.js") : undefined;
	let mod;
	try {
		mod = await WebAssembly.compile(_load("~/undici/lib/llhttp/llhttp-wasm.js"));
	} catch (e) {
		mod = await WebAssembly.compile(llhttpWasmData || _load("~/undici/lib/llhttp/llhttp-wasm.js"));
	}
	return await WebAssembly.instantiate(mod, {
		env: {
			wasm_on_url: (p, at, len)=>{
				return 0;
			},
			wasm_on_status: (p, at, len)=>{
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
			},
			wasm_on_message_begin: (p)=>{
				assert(currentParser.ptr === p);
				return currentParser.onMessageBegin() || 0;
			},
			wasm_on_header_field: (p, at, len)=>{
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
			},
			wasm_on_header_value: (p, at, len)=>{
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
			},
			wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive)=>{
				assert(currentParser.ptr === p);
				return currentParser.onHeadersComplete(statusCode, Boolean(upgrade), Boolean(shouldKeepAlive)) || 0;
			},
			wasm_on_body: (p, at, len)=>{
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
			},
			wasm_on_message_complete: (p)=>{
				assert(currentParser.ptr === p);
				return currentParser.onMessageComplete() || 0;
			}
		}
	});
}
let llhttpInstance = null;
let llhttpPromise = lazyllhttp();
llhttpPromise.catch();
let currentParser = null;
let currentBufferRef = null;
let currentBufferSize = 0;
let currentBufferPtr = null;
const USE_NATIVE_TIMER = 0;
const USE_FAST_TIMER = 1;
const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER;
const TIMEOUT_BODY = 4 | USE_FAST_TIMER;
const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER;
class Parser {
	constructor(client, socket, { exports }){
		assert(Number.isFinite(client[kMaxHeadersSize]) && client[kMaxHeadersSize] > 0);
		this.llhttp = exports;
		this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
		this.client = client;
		this.socket = socket;
		this.timeout = null;
		this.timeoutValue = null;
		this.timeoutType = null;
		this.statusCode = null;
		this.statusText = '';
		this.upgrade = false;
		this.headers = [];
		this.headersSize = 0;
		this.headersMaxSize = client[kMaxHeadersSize];
		this.shouldKeepAlive = false;
		this.paused = false;
		this.resume = this.resume.bind(this);
		this.bytesRead = 0;
		this.keepAlive = '';
		this.contentLength = '';
		this.connection = '';
		this.maxResponseSize = client[kMaxResponseSize];
	}
	setTimeout(delay, type) {
		if (delay !== this.timeoutValue || type & USE_FAST_TIMER ^ this.timeoutType & USE_FAST_TIMER) {
			if (this.timeout) {
				timers.clearTimeout(this.timeout);
				this.timeout = null;
			}
			if (delay) {
				if (type & USE_FAST_TIMER) {
					this.timeout = timers.setFastTimeout(onParserTimeout, delay, new WeakRef(this));
				} else {
					this.timeout = setTimeout(onParserTimeout, delay, new WeakRef(this));
					this.timeout.unref();
				}
			}
			this.timeoutValue = delay;
		} else if (this.timeout) {
			if (this.timeout.refresh) {
				this.timeout.refresh();
			}
		}
		this.timeoutType = type;
	}
	resume() {
		if (this.socket.destroyed || !this.paused) {
			return;
		}
		assert(this.ptr != null);
		assert(currentParser == null);
		this.llhttp.llhttp_resume(this.ptr);
		assert(this.timeoutType === TIMEOUT_BODY);
		if (this.timeout) {
			if (this.timeout.refresh) {
				this.timeout.refresh();
			}
		}
		this.paused = false;
		this.execute(this.socket.read() || EMPTY_BUF);
		this.readMore();
	}
	readMore() {
		while(!this.paused && this.ptr){
			const chunk = this.socket.read();
			if (chunk === null) {
				break;
			}
			this.execute(chunk);
		}
	}
	execute(data) {
		assert(this.ptr != null);
		assert(currentParser == null);
		assert(!this.paused);
		const { socket, llhttp } = this;
		if (data.length > currentBufferSize) {
			if (currentBufferPtr) {
				llhttp.free(currentBufferPtr);
			}
			currentBufferSize = Math.ceil(data.length / 4096) * 4096;
			currentBufferPtr = llhttp.malloc(currentBufferSize);
		}
		new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(data);
		try {
			let ret;
			try {
				currentBufferRef = data;
				currentParser = this;
				ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, data.length);
			} catch (err) {
				throw err;
			} finally{
				currentParser = null;
				currentBufferRef = null;
			}
			const offset = llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr;
			if (ret !== constants.ERROR.OK) {
				const body = data.subarray(offset);
				if (ret === constants.ERROR.PAUSED_UPGRADE) {
					this.onUpgrade(body);
				} else if (ret === constants.ERROR.PAUSED) {
					this.paused = true;
					socket.unshift(body);
				} else {
					throw this.createError(ret, body);
				}
			}
		} catch (err) {
			util.destroy(socket, err);
		}
	}
	finish() {
		assert(currentParser === null);
		assert(this.ptr != null);
		assert(!this.paused);
		const { llhttp } = this;
		let ret;
		try {
			currentParser = this;
			ret = llhttp.llhttp_finish(this.ptr);
		} finally{
			currentParser = null;
		}
		if (ret === constants.ERROR.OK) {
			return null;
		}
		if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
			this.paused = true;
			return null;
		}
		return this.createError(ret, EMPTY_BUF);
	}
	createError(ret, data) {
		const { llhttp, contentLength, bytesRead } = this;
		if (contentLength && bytesRead !== parseInt(contentLength, 10)) {
			return new ResponseContentLengthMismatchError();
		}
		const ptr = llhttp.llhttp_get_error_reason(this.ptr);
		let message = '';
		if (ptr) {
			const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
			message = 'Response does not match the HTTP/1.1 protocol (' + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ')';
		}
		return new HTTPParserError(message, constants.ERROR[ret], data);
	}
	destroy() {
		assert(this.ptr != null);
		assert(currentParser == null);
		this.llhttp.llhttp_free(this.ptr);
		this.ptr = null;
		this.timeout && timers.clearTimeout(this.timeout);
		this.timeout = null;
		this.timeoutValue = null;
		this.timeoutType = null;
		this.paused = false;
	}
	onStatus(buf) {
		this.statusText = buf.toString();
	}
	onMessageBegin() {
		const { socket, client } = this;
		if (socket.destroyed) {
			return -1;
		}
		if (client[kRunning] === 0) {
			util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)));
			return -1;
		}
		const request = client[kQueue][client[kRunningIdx]];
		if (!request) {
			return -1;
		}
		request.onResponseStarted();
	}
	onHeaderField(buf) {
		const len = this.headers.length;
		if ((len & 1) === 0) {
			this.headers.push(buf);
		} else {
			this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
		}
		this.trackHeader(buf.length);
	}
	onHeaderValue(buf) {
		let len = this.headers.length;
		if ((len & 1) === 1) {
			this.headers.push(buf);
			len += 1;
		} else {
			this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
		}
		const key = this.headers[len - 2];
		if (key.length === 10) {
			const headerName = util.bufferToLowerCasedHeaderName(key);
			if (headerName === 'keep-alive') {
				this.keepAlive += buf.toString();
			} else if (headerName === 'connection') {
				this.connection += buf.toString();
			}
		} else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === 'content-length') {
			this.contentLength += buf.toString();
		}
		this.trackHeader(buf.length);
	}
	trackHeader(len) {
		this.headersSize += len;
		if (this.headersSize >= this.headersMaxSize) {
			util.destroy(this.socket, new HeadersOverflowError());
		}
	}
	onUpgrade(head) {
		const { upgrade, client, socket, headers, statusCode, statusText } = this;
		assert(upgrade);
		assert(client[kSocket] === socket);
		assert(!socket.destroyed);
		assert(!this.paused);
		assert((headers.length & 1) === 0);
		const request = client[kQueue][client[kRunningIdx]];
		assert(request);
		assert(request.upgrade || request.method === 'CONNECT');
		this.statusCode = null;
		this.statusText = '';
		this.shouldKeepAlive = null;
		this.headers = [];
		this.headersSize = 0;
		socket.unshift(head);
		socket[kParser].destroy();
		socket[kParser] = null;
		socket[kClient] = null;
		socket[kError] = null;
		removeAllListeners(socket);
		client[kSocket] = null;
		client[kHTTPContext] = null;
		client[kQueue][client[kRunningIdx]++] = null;
		client.emit('disconnect', client[kUrl], [client], new InformationalError('upgrade'));
		try {
			request.onUpgrade(statusCode, headers, socket, statusText);
		} catch (error) {
			util.errorRequest(client, request, error);
			util.destroy(socket, error);
		}
		client[kResume]();
	}
	onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
		const { client, socket, headers, statusText } = this;
		if (socket.destroyed) {
			return -1;
		}
		if (client[kRunning] === 0) {
			util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)));
			return -1;
		}
		const request = client[kQueue][client[kRunningIdx]];
		if (!request) {
			return -1;
		}
		assert(!this.upgrade);
		assert(this.statusCode < 200);
		if (statusCode === 100) {
			util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)));
			return -1;
		}
		if (upgrade && !request.upgrade) {
			util.destroy(socket, new SocketError('bad upgrade', util.getSocketInfo(socket)));
			return -1;
		}
		assert(this.timeoutType === TIMEOUT_HEADERS);
		this.statusCode = statusCode;
		this.shouldKeepAlive = shouldKeepAlive || request.method === 'HEAD' && !socket[kReset] && this.connection.toLowerCase() === 'keep-alive';
		if (this.statusCode >= 200) {
			const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
			this.setTimeout(bodyTimeout, TIMEOUT_BODY);
		} else if (this.timeout) {
			if (this.timeout.refresh) {
				this.timeout.refresh();
			}
		}
		if (request.method === 'CONNECT') {
			assert(client[kRunning] === 1);
			this.upgrade = true;
			return 2;
		}
		if (upgrade) {
			assert(client[kRunning] === 1);
			this.upgrade = true;
			return 2;
		}
		assert((this.headers.length & 1) === 0);
		this.headers = [];
		this.headersSize = 0;
		if (this.shouldKeepAlive && client[kPipelining]) {
			const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
			if (keepAliveTimeout != null) {
				const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
				if (timeout <= 0) {
					socket[kReset] = true;
				} else {
					client[kKeepAliveTimeoutValue] = timeout;
				}
			} else {
				client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
			}
		} else {
			socket[kReset] = true;
		}
		const pause = request.onHeaders(statusCode, headers, this.resume, statusText) === false;
		if (request.aborted) {
			return -1;
		}
		if (request.method === 'HEAD') {
			return 1;
		}
		if (statusCode < 200) {
			return 1;
		}
		if (socket[kBlocking]) {
			socket[kBlocking] = false;
			client[kResume]();
		}
		return pause ? constants.ERROR.PAUSED : 0;
	}
	onBody(buf) {
		const { client, socket, statusCode, maxResponseSize } = this;
		if (socket.destroyed) {
			return -1;
		}
		const request = client[kQueue][client[kRunningIdx]];
		assert(request);
		assert(this.timeoutType === TIMEOUT_BODY);
		if (this.timeout) {
			if (this.timeout.refresh) {
				this.timeout.refresh();
			}
		}
		assert(statusCode >= 200);
		if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
			util.destroy(socket, new ResponseExceededMaxSizeError());
			return -1;
		}
		this.bytesRead += buf.length;
		if (request.onData(buf) === false) {
			return constants.ERROR.PAUSED;
		}
	}
	onMessageComplete() {
		const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
		if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
			return -1;
		}
		if (upgrade) {
			return;
		}
		assert(statusCode >= 100);
		assert((this.headers.length & 1) === 0);
		const request = client[kQueue][client[kRunningIdx]];
		assert(request);
		this.statusCode = null;
		this.statusText = '';
		this.bytesRead = 0;
		this.contentLength = '';
		this.keepAlive = '';
		this.connection = '';
		this.headers = [];
		this.headersSize = 0;
		if (statusCode < 200) {
			return;
		}
		if (request.method !== 'HEAD' && contentLength && bytesRead !== parseInt(contentLength, 10)) {
			util.destroy(socket, new ResponseContentLengthMismatchError());
			return -1;
		}
		request.onComplete(headers);
		client[kQueue][client[kRunningIdx]++] = null;
		socket[kSocketUsed] = true;
		if (socket[kWriting]) {
			assert(client[kRunning] === 0);
			util.destroy(socket, new InformationalError('reset'));
			return constants.ERROR.PAUSED;
		} else if (!shouldKeepAlive) {
			util.destroy(socket, new InformationalError('reset'));
			return constants.ERROR.PAUSED;
		} else if (socket[kReset] && client[kRunning] === 0) {
			util.destroy(socket, new InformationalError('reset'));
			return constants.ERROR.PAUSED;
		} else if (client[kPipelining] == null || client[kPipelining] === 1) {
			setImmediate(()=>client[kResume]());
		} else {
			client[kResume]();
		}
	}
}
function onParserTimeout(parser) {
	const { socket, timeoutType, client, paused } = parser.deref();
	if (timeoutType === TIMEOUT_HEADERS) {
		if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
			assert(!paused, 'cannot be paused while waiting for headers');
			util.destroy(socket, new HeadersTimeoutError());
		}
	} else if (timeoutType === TIMEOUT_BODY) {
		if (!paused) {
			util.destroy(socket, new BodyTimeoutError());
		}
	} else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
		assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
		util.destroy(socket, new InformationalError('socket idle timeout'));
	}
}
async function connectH1(client, socket) {
	client[kSocket] = socket;
	if (!llhttpInstance) {
		llhttpInstance = await llhttpPromise;
		llhttpPromise = null;
	}
	socket[kNoRef] = false;
	socket[kWriting] = false;
	socket[kReset] = false;
	socket[kBlocking] = false;
	socket[kIdleSocketValidation] = 0;
	socket[kIdleSocketValidationTimeout] = null;
	socket[kSocketUsed] = false;
	socket[kParser] = new Parser(client, socket, llhttpInstance);
	addListener(socket, 'error', function(err) {
		const parser = this[kParser];
		if (err.code === 'ECONNRESET' && parser.statusCode && !parser.shouldKeepAlive) {
			const parserErr = parser.finish();
			if (parserErr) {
				this[kError] = parserErr;
				this[kClient][kOnError](parserErr);
			}
			return;
		}
		this[kError] = err;
		this[kClient][kOnError](err);
	});
	addListener(socket, 'readable', function() {
		const parser = this[kParser];
		if (parser) {
			parser.readMore();
		}
	});
	addListener(socket, 'end', function() {
		const parser = this[kParser];
		if (parser.statusCode && !parser.shouldKeepAlive) {
			const parserErr = parser.finish();
			if (parserErr) {
				util.destroy(this, parserErr);
			}
			return;
		}
		util.destroy(this, new SocketError('other side closed', util.getSocketInfo(this)));
	});
	addListener(socket, 'close', function() {
		const client = this[kClient];
		const parser = this[kParser];
		clearIdleSocketValidation(this);
		if (parser) {
			if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) {
				this[kError] = parser.finish() || this[kError];
			}
			this[kParser].destroy();
			this[kParser] = null;
		}
		const err = this[kError] || new SocketError('closed', util.getSocketInfo(this));
		client[kSocket] = null;
		client[kHTTPContext] = null;
		if (client.destroyed) {
			assert(client[kPending] === 0);
			const requests = client[kQueue].splice(client[kRunningIdx]);
			for(let i = 0; i < requests.length; i++){
				const request = requests[i];
				util.errorRequest(client, request, err);
			}
		} else if (client[kRunning] > 0 && err.code !== 'UND_ERR_INFO') {
			const request = client[kQueue][client[kRunningIdx]];
			client[kQueue][client[kRunningIdx]++] = null;
			util.errorRequest(client, request, err);
		}
		client[kPendingIdx] = client[kRunningIdx];
		assert(client[kRunning] === 0);
		client.emit('disconnect', client[kUrl], [client], err);
		client[kResume]();
	});
	let closed = false;
	socket.on('close', ()=>{
		closed = true;
	});
	return {
		version: 'h1',
		defaultPipelining: 1,
		write (...args) {
			return writeH1(client, ...args);
		},
		resume () {
			resumeH1(client);
		},
		destroy (err, callback) {
			if (closed) {
				queueMicrotask(callback);
			} else {
				socket.destroy(err).on('close', callback);
			}
		},
		get destroyed () {
			return socket.destroyed;
		},
		busy (request) {
			if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) {
				return true;
			}
			if (request) {
				if (client[kRunning] > 0 && !request.idempotent) {
					return true;
				}
				if (client[kRunning] > 0 && (request.upgrade || request.method === 'CONNECT')) {
					return true;
				}
				if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) {
					return true;
				}
			}
			return false;
		}
	};
}
function clearIdleSocketValidation(socket) {
	if (socket[kIdleSocketValidationTimeout]) {
		clearImmediate(socket[kIdleSocketValidationTimeout]);
		socket[kIdleSocketValidationTimeout] = null;
	}
	socket[kIdleSocketValidation] = 0;
}
function scheduleIdleSocketValidation(client, socket) {
	socket[kIdleSocketValidation] = 1;
	socket[kIdleSocketValidationTimeout] = setImmediate(()=>{
		socket[kIdleSocketValidationTimeout] = null;
		socket[kIdleSocketValidation] = 2;
		if (client[kSocket] === socket && !socket.destroyed) {
			client[kResume]();
		}
	});
}
function resumeH1(client) {
	const socket = client[kSocket];
	if (socket && !socket.destroyed) {
		if (client[kSize] === 0) {
			if (!socket[kNoRef] && socket.unref) {
				socket.unref();
				socket[kNoRef] = true;
			}
		} else if (socket[kNoRef] && socket.ref) {
			socket.ref();
			socket[kNoRef] = false;
		}
		if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
			if (socket[kIdleSocketValidation] === 0) {
				scheduleIdleSocketValidation(client, socket);
				socket[kParser].readMore();
				if (socket.destroyed) {
					return;
				}
				return;
			}
			if (socket[kIdleSocketValidation] === 1) {
				socket[kParser].readMore();
				if (socket.destroyed) {
					return;
				}
				return;
			}
		}
		if (client[kRunning] === 0) {
			socket[kParser].readMore();
			if (socket.destroyed) {
				return;
			}
		}
		if (client[kSize] === 0) {
			if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) {
				socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
			}
		} else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
			if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
				const request = client[kQueue][client[kRunningIdx]];
				const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
				socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
			}
		}
	}
}
function shouldSendContentLength(method) {
	return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && method !== 'TRACE' && method !== 'CONNECT';
}
function writeH1(client, request) {
	const { method, path, host, upgrade, blocking, reset } = request;
	let { body, headers, contentLength } = request;
	const expectsPayload = method === 'PUT' || method === 'POST' || method === 'PATCH' || method === 'QUERY' || method === 'PROPFIND' || method === 'PROPPATCH';
	if (util.isFormDataLike(body)) {
		if (!extractBody) {
			extractBody = _load("~/undici/lib/web/fetch/body.js").extractBody;
		}
		const [bodyStream, contentType] = extractBody(body);
		if (request.contentType == null) {
			headers.push('content-type', contentType);
		}
		body = bodyStream.stream;
		contentLength = bodyStream.length;
	} else if (util.isBlobLike(body) && request.contentType == null) {
		const contentType = body.type;
		if (contentType) {
			const contentTypeValue = `${contentType}`;
			if (!util.isValidHeaderValue(contentTypeValue)) {
				util.errorRequest(client, request, new InvalidArgumentError('invalid content-type header'));
				return false;
			}
			headers.push('content-type', contentTypeValue);
		}
	}
	if (body && typeof body.read === 'function') {
		body.read(0);
	}
	const bodyLength = util.bodyLength(body);
	contentLength = bodyLength ?? contentLength;
	if (contentLength === null) {
		contentLength = request.contentLength;
	}
	if (contentLength === 0 && !expectsPayload) {
		contentLength = null;
	}
	if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
		if (client[kStrictContentLength]) {
			util.errorRequest(client, request, new RequestContentLengthMismatchError());
			return false;
		}
		process.emitWarning(new RequestContentLengthMismatchError());
	}
	const socket = client[kSocket];
	clearIdleSocketValidation(socket);
	const abort = (error)=>{
		if (request.aborted) {
			return;
		}
		if (request.completed) {
			if (request.upgrade || request.method === 'CONNECT') {
				util.destroy(socket, new InformationalError('aborted'));
			}
			return;
		}
		util.errorRequest(client, request, error || new RequestAbortedError());
		util.destroy(body);
		util.destroy(socket, new InformationalError('aborted'));
	};
	try {
		request.onConnect(abort);
	} catch (err) {
		util.errorRequest(client, request, err);
	}
	if (request.aborted) {
		return false;
	}
	if (method === 'HEAD') {
		socket[kReset] = true;
	}
	if (upgrade || method === 'CONNECT') {
		socket[kReset] = true;
	}
	if (reset != null) {
		socket[kReset] = reset;
	}
	if (client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests]) {
		socket[kReset] = true;
	}
	if (blocking) {
		socket[kBlocking] = true;
	}
	let header = `${method} ${path} HTTP/1.1\r\n`;
	if (typeof host === 'string') {
		header += `host: ${host}\r\n`;
	} else {
		header += client[kHostHeader];
	}
	if (upgrade) {
		header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`;
	} else if (client[kPipelining] && !socket[kReset]) {
		header += 'connection: keep-alive\r\n';
	} else {
		header += 'connection: close\r\n';
	}
	if (Array.isArray(headers)) {
		for(let n = 0; n < headers.length; n += 2){
			const key = headers[n + 0];
			const val = headers[n + 1];
			if (Array.isArray(val)) {
				for(let i = 0; i < val.length; i++){
					header += `${key}: ${val[i]}\r\n`;
				}
			} else {
				header += `${key}: ${val}\r\n`;
			}
		}
	}
	if (channels.sendHeaders.hasSubscribers) {
		channels.sendHeaders.publish({ request, headers: header, socket });
	}
	if (!body || bodyLength === 0) {
		writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload);
	} else if (util.isBuffer(body)) {
		writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload);
	} else if (util.isBlobLike(body)) {
		if (typeof body.stream === 'function') {
			writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload);
		} else {
			writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload);
		}
	} else if (util.isStream(body)) {
		writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload);
	} else if (util.isIterable(body)) {
		writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload);
	} else {
		assert(false);
	}
	return true;
}
function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
	assert(contentLength !== 0 || client[kRunning] === 0, 'stream body cannot be pipelined');
	let finished = false;
	const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
	const onData = function(chunk) {
		if (finished) {
			return;
		}
		try {
			if (!writer.write(chunk) && this.pause) {
				this.pause();
			}
		} catch (err) {
			util.destroy(this, err);
		}
	};
	const onDrain = function() {
		if (finished) {
			return;
		}
		if (body.resume) {
			body.resume();
		}
	};
	const onClose = function() {
		queueMicrotask(()=>{
			body.removeListener('error', onFinished);
		});
		if (!finished) {
			const err = new RequestAbortedError();
			queueMicrotask(()=>onFinished(err));
		}
	};
	const onFinished = function(err) {
		if (finished) {
			return;
		}
		finished = true;
		assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
		socket.off('drain', onDrain).off('error', onFinished);
		body.removeListener('data', onData).removeListener('end', onFinished).removeListener('close', onClose);
		if (!err) {
			try {
				writer.end();
			} catch (er) {
				err = er;
			}
		}
		writer.destroy(err);
		if (err && (err.code !== 'UND_ERR_INFO' || err.message !== 'reset')) {
			util.destroy(body, err);
		} else {
			util.destroy(body);
		}
	};
	body.on('data', onData).on('end', onFinished).on('error', onFinished).on('close', onClose);
	if (body.resume) {
		body.resume();
	}
	socket.on('drain', onDrain).on('error', onFinished);
	if (body.errorEmitted ?? body.errored) {
		setImmediate(()=>onFinished(body.errored));
	} else if (body.endEmitted ?? body.readableEnded) {
		setImmediate(()=>onFinished(null));
	}
	if (body.closeEmitted ?? body.closed) {
		setImmediate(onClose);
	}
}
function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
	try {
		if (!body) {
			if (contentLength === 0) {
				socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1');
			} else {
				assert(contentLength === null, 'no body must not have content length');
				socket.write(`${header}\r\n`, 'latin1');
			}
		} else if (util.isBuffer(body)) {
			assert(contentLength === body.byteLength, 'buffer body must have content length');
			socket.cork();
			socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1');
			socket.write(body);
			socket.uncork();
			request.onBodySent(body);
			if (!expectsPayload && request.reset !== false) {
				socket[kReset] = true;
			}
		}
		request.onRequestSent();
		client[kResume]();
	} catch (err) {
		abort(err);
	}
}
async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
	assert(contentLength === body.size, 'blob body must have content length');
	try {
		if (contentLength != null && contentLength !== body.size) {
			throw new RequestContentLengthMismatchError();
		}
		const buffer = Buffer.from(await body.arrayBuffer());
		socket.cork();
		socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1');
		socket.write(buffer);
		socket.uncork();
		request.onBodySent(buffer);
		request.onRequestSent();
		if (!expectsPayload && request.reset !== false) {
			socket[kReset] = true;
		}
		client[kResume]();
	} catch (err) {
		abort(err);
	}
}
async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
	assert(contentLength !== 0 || client[kRunning] === 0, 'iterator body cannot be pipelined');
	let callback = null;
	function onDrain() {
		if (callback) {
			const cb = callback;
			callback = null;
			cb();
		}
	}
	const waitForDrain = ()=>new Promise((resolve, reject)=>{
			assert(callback === null);
			if (socket[kError]) {
				reject(socket[kError]);
			} else {
				callback = resolve;
			}
		});
	socket.on('close', onDrain).on('drain', onDrain);
	const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
	try {
		for await (const chunk of body){
			if (socket[kError]) {
				throw socket[kError];
			}
			if (!writer.write(chunk)) {
				await waitForDrain();
			}
		}
		writer.end();
	} catch (err) {
		writer.destroy(err);
	} finally{
		socket.off('close', onDrain).off('drain', onDrain);
	}
}
class AsyncWriter {
	constructor({ abort, socket, request, contentLength, client, expectsPayload, header }){
		this.socket = socket;
		this.request = request;
		this.contentLength = contentLength;
		this.client = client;
		this.bytesWritten = 0;
		this.expectsPayload = expectsPayload;
		this.header = header;
		this.abort = abort;
		socket[kWriting] = true;
	}
	write(chunk) {
		const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
		if (socket[kError]) {
			throw socket[kError];
		}
		if (socket.destroyed) {
			return false;
		}
		const len = Buffer.byteLength(chunk);
		if (!len) {
			return true;
		}
		if (contentLength !== null && bytesWritten + len > contentLength) {
			if (client[kStrictContentLength]) {
				throw new RequestContentLengthMismatchError();
			}
			process.emitWarning(new RequestContentLengthMismatchError());
		}
		socket.cork();
		if (bytesWritten === 0) {
			if (!expectsPayload && request.reset !== false) {
				socket[kReset] = true;
			}
			if (contentLength === null) {
				socket.write(`${header}transfer-encoding: chunked\r\n`, 'latin1');
			} else {
				socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1');
			}
		}
		if (contentLength === null) {
			socket.write(`\r\n${len.toString(16)}\r\n`, 'latin1');
		}
		this.bytesWritten += len;
		const ret = socket.write(chunk);
		socket.uncork();
		request.onBodySent(chunk);
		if (!ret) {
			if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
				if (socket[kParser].timeout.refresh) {
					socket[kParser].timeout.refresh();
				}
			}
		}
		return ret;
	}
	end() {
		const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
		request.onRequestSent();
		socket[kWriting] = false;
		if (socket[kError]) {
			throw socket[kError];
		}
		if (socket.destroyed) {
			return;
		}
		if (bytesWritten === 0) {
			if (expectsPayload) {
				socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1');
			} else {
				socket.write(`${header}\r\n`, 'latin1');
			}
		} else if (contentLength === null) {
			socket.write('\r\n0\r\n\r\n', 'latin1');
		}
		if (contentLength !== null && bytesWritten !== contentLength) {
			if (client[kStrictContentLength]) {
				throw new RequestContentLengthMismatchError();
			} else {
				process.emitWarning(new RequestContentLengthMismatchError());
			}
		}
		if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
			if (socket[kParser].timeout.refresh) {
				socket[kParser].timeout.refresh();
			}
		}
		client[kResume]();
	}
	destroy(err) {
		const { socket, client, abort } = this;
		socket[kWriting] = false;
		if (err) {
			assert(client[kRunning] <= 1, 'pipeline should only contain this request');
			abort(err);
		}
	}
}
module.exports = connectH1;

},

"~/undici/lib/dispatcher/client.js": (_from, _load, _exports, module) => {
const assert = require("node:assert");
const net = require("node:net");
const http = require("node:http");
const util = _load("~/undici/lib/core/util.js");
const { channels } = _load("~/undici/lib/core/diagnostics.js");
const Request = _load("~/undici/lib/core/request.js");
const DispatcherBase = _load("~/undici/lib/dispatcher/dispatcher-base.js");
const { InvalidArgumentError, InformationalError, ClientDestroyedError } = _load("~/undici/lib/core/errors.js");
const buildConnector = _load("~/undici/lib/core/connect.js");
const { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRedirections, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kInterceptors, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kResume } = _load("~/undici/lib/core/symbols.js");
const connectH1 = _load("~/undici/lib/dispatcher/client-h1.js");
const connectH2 = undefined;
let deprecatedInterceptorWarned = false;
const kClosedResolve = Symbol('kClosedResolve');
const noop = ()=>{};
function getPipelining(client) {
	return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
}
class Client extends DispatcherBase {
	constructor(url, { interceptors, maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, maxRedirections, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, webSocket, eventSource } = {}){
		super({ webSocket, eventSource });
		if (keepAlive !== undefined) {
			throw new InvalidArgumentError('unsupported keepAlive, use pipelining=0 instead');
		}
		if (socketTimeout !== undefined) {
			throw new InvalidArgumentError('unsupported socketTimeout, use headersTimeout & bodyTimeout instead');
		}
		if (requestTimeout !== undefined) {
			throw new InvalidArgumentError('unsupported requestTimeout, use headersTimeout & bodyTimeout instead');
		}
		if (idleTimeout !== undefined) {
			throw new InvalidArgumentError('unsupported idleTimeout, use keepAliveTimeout instead');
		}
		if (maxKeepAliveTimeout !== undefined) {
			throw new InvalidArgumentError('unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead');
		}
		if (maxHeaderSize != null && !Number.isFinite(maxHeaderSize)) {
			throw new InvalidArgumentError('invalid maxHeaderSize');
		}
		if (socketPath != null && typeof socketPath !== 'string') {
			throw new InvalidArgumentError('invalid socketPath');
		}
		if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) {
			throw new InvalidArgumentError('invalid connectTimeout');
		}
		if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) {
			throw new InvalidArgumentError('invalid keepAliveTimeout');
		}
		if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) {
			throw new InvalidArgumentError('invalid keepAliveMaxTimeout');
		}
		if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) {
			throw new InvalidArgumentError('invalid keepAliveTimeoutThreshold');
		}
		if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) {
			throw new InvalidArgumentError('headersTimeout must be a positive integer or zero');
		}
		if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) {
			throw new InvalidArgumentError('bodyTimeout must be a positive integer or zero');
		}
		if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
			throw new InvalidArgumentError('connect must be a function or an object');
		}
		if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
			throw new InvalidArgumentError('maxRedirections must be a positive number');
		}
		if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) {
			throw new InvalidArgumentError('maxRequestsPerClient must be a positive number');
		}
		if (localAddress != null && (typeof localAddress !== 'string' || net.isIP(localAddress) === 0)) {
			throw new InvalidArgumentError('localAddress must be valid string IP address');
		}
		if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) {
			throw new InvalidArgumentError('maxResponseSize must be a positive number');
		}
		if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) {
			throw new InvalidArgumentError('autoSelectFamilyAttemptTimeout must be a positive number');
		}
		if (allowH2 != null && typeof allowH2 !== 'boolean') {
			throw new InvalidArgumentError('allowH2 must be a valid boolean value');
		}
		if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== 'number' || maxConcurrentStreams < 1)) {
			throw new InvalidArgumentError('maxConcurrentStreams must be a positive integer, greater than 0');
		}
		if (typeof connect !== 'function') {
			connect = buildConnector({
				...tls,
				maxCachedSessions,
				allowH2,
				socketPath,
				timeout: connectTimeout,
				...autoSelectFamily ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined,
				...connect
			});
		}
		if (interceptors?.Client && Array.isArray(interceptors.Client)) {
			this[kInterceptors] = interceptors.Client;
			if (!deprecatedInterceptorWarned) {
				deprecatedInterceptorWarned = true;
				process.emitWarning('Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.', { code: 'UNDICI-CLIENT-INTERCEPTOR-DEPRECATED' });
			}
		} else {
			this[kInterceptors] = [createRedirectInterceptor({ maxRedirections })];
		}
		this[kUrl] = util.parseOrigin(url);
		this[kConnector] = connect;
		this[kPipelining] = pipelining != null ? pipelining : 1;
		this[kMaxHeadersSize] = maxHeaderSize || http.maxHeaderSize;
		this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
		this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 600e3 : keepAliveMaxTimeout;
		this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
		this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
		this[kServerName] = null;
		this[kLocalAddress] = localAddress != null ? localAddress : null;
		this[kResuming] = 0;
		this[kNeedDrain] = 0;
		this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ''}\r\n`;
		this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 300e3;
		this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 300e3;
		this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
		this[kMaxRedirections] = maxRedirections;
		this[kMaxRequests] = maxRequestsPerClient;
		this[kClosedResolve] = null;
		this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
		this[kMaxConcurrentStreams] = maxConcurrentStreams != null ? maxConcurrentStreams : 100;
		this[kHTTPContext] = null;
		this[kQueue] = [];
		this[kRunningIdx] = 0;
		this[kPendingIdx] = 0;
		this[kResume] = (sync)=>resume(this, sync);
		this[kOnError] = (err)=>onError(this, err);
	}
	get pipelining() {
		return this[kPipelining];
	}
	set pipelining(value) {
		this[kPipelining] = value;
		this[kResume](true);
	}
	get [kPending]() {
		return this[kQueue].length - this[kPendingIdx];
	}
	get [kRunning]() {
		return this[kPendingIdx] - this[kRunningIdx];
	}
	get [kSize]() {
		return this[kQueue].length - this[kRunningIdx];
	}
	get [kConnected]() {
		return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
	}
	get [kBusy]() {
		return Boolean(this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0);
	}
	[kConnect](cb) {
		connect(this);
		this.once('connect', cb);
	}
	[kDispatch](opts, handler) {
		const origin = opts.origin || this[kUrl].origin;
		const request = new Request(origin, opts, handler);
		this[kQueue].push(request);
		if (this[kResuming]) {} else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
			this[kResuming] = 1;
			queueMicrotask(()=>resume(this));
		} else {
			this[kResume](true);
		}
		if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) {
			this[kNeedDrain] = 2;
		}
		return this[kNeedDrain] < 2;
	}
	async [kClose]() {
		return new Promise((resolve)=>{
			if (this[kSize]) {
				this[kClosedResolve] = resolve;
			} else {
				resolve(null);
			}
		});
	}
	async [kDestroy](err) {
		return new Promise((resolve)=>{
			const requests = this[kQueue].splice(this[kPendingIdx]);
			for(let i = 0; i < requests.length; i++){
				const request = requests[i];
				util.errorRequest(this, request, err);
			}
			const callback = ()=>{
				if (this[kClosedResolve]) {
					this[kClosedResolve]();
					this[kClosedResolve] = null;
				}
				resolve(null);
			};
			if (this[kHTTPContext]) {
				this[kHTTPContext].destroy(err, callback);
				this[kHTTPContext] = null;
			} else {
				queueMicrotask(callback);
			}
			this[kResume]();
		});
	}
}
const createRedirectInterceptor = _load("~/undici/lib/interceptor/redirect-interceptor.js");
function onError(client, err) {
	if (client[kRunning] === 0 && err.code !== 'UND_ERR_INFO' && err.code !== 'UND_ERR_SOCKET') {
		assert(client[kPendingIdx] === client[kRunningIdx]);
		const requests = client[kQueue].splice(client[kRunningIdx]);
		for(let i = 0; i < requests.length; i++){
			const request = requests[i];
			util.errorRequest(client, request, err);
		}
		assert(client[kSize] === 0);
	}
}
async function connect(client) {
	assert(!client[kConnecting]);
	assert(!client[kHTTPContext]);
	let { host, hostname, protocol, port } = client[kUrl];
	if (hostname[0] === '[') {
		const idx = hostname.indexOf(']');
		assert(idx !== -1);
		const ip = hostname.substring(1, idx);
		assert(net.isIP(ip));
		hostname = ip;
	}
	client[kConnecting] = true;
	if (channels.beforeConnect.hasSubscribers) {
		channels.beforeConnect.publish({
			connectParams: {
				host,
				hostname,
				protocol,
				port,
				version: client[kHTTPContext]?.version,
				servername: client[kServerName],
				localAddress: client[kLocalAddress]
			},
			connector: client[kConnector]
		});
	}
	try {
		const socket = await new Promise((resolve, reject)=>{
			client[kConnector]({ host, hostname, protocol, port, servername: client[kServerName], localAddress: client[kLocalAddress] }, (err, socket)=>{
				if (err) {
					reject(err);
				} else {
					resolve(socket);
				}
			});
		});
		if (client.destroyed) {
			util.destroy(socket.on('error', noop), new ClientDestroyedError());
			return;
		}
		assert(socket);
		try {
			client[kHTTPContext] = socket.alpnProtocol === 'h2' ? await connectH2(client, socket) : await connectH1(client, socket);
		} catch (err) {
			socket.destroy().on('error', noop);
			throw err;
		}
		client[kConnecting] = false;
		socket[kCounter] = 0;
		socket[kMaxRequests] = client[kMaxRequests];
		socket[kClient] = client;
		socket[kError] = null;
		if (channels.connected.hasSubscribers) {
			channels.connected.publish({
				connectParams: {
					host,
					hostname,
					protocol,
					port,
					version: client[kHTTPContext]?.version,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				},
				connector: client[kConnector],
				socket
			});
		}
		client.emit('connect', client[kUrl], [client]);
	} catch (err) {
		if (client.destroyed) {
			return;
		}
		client[kConnecting] = false;
		if (channels.connectError.hasSubscribers) {
			channels.connectError.publish({
				connectParams: {
					host,
					hostname,
					protocol,
					port,
					version: client[kHTTPContext]?.version,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				},
				connector: client[kConnector],
				error: err
			});
		}
		if (err.code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
			assert(client[kRunning] === 0);
			while(client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]){
				const request = client[kQueue][client[kPendingIdx]++];
				util.errorRequest(client, request, err);
			}
		} else {
			onError(client, err);
		}
		client.emit('connectionError', client[kUrl], [client], err);
	}
	client[kResume]();
}
function emitDrain(client) {
	client[kNeedDrain] = 0;
	client.emit('drain', client[kUrl], [client]);
}
function resume(client, sync) {
	if (client[kResuming] === 2) {
		return;
	}
	client[kResuming] = 2;
	_resume(client, sync);
	client[kResuming] = 0;
	if (client[kRunningIdx] > 256) {
		client[kQueue].splice(0, client[kRunningIdx]);
		client[kPendingIdx] -= client[kRunningIdx];
		client[kRunningIdx] = 0;
	}
}
function _resume(client, sync) {
	while(true){
		if (client.destroyed) {
			assert(client[kPending] === 0);
			return;
		}
		if (client[kClosedResolve] && !client[kSize]) {
			client[kClosedResolve]();
			client[kClosedResolve] = null;
			return;
		}
		if (client[kHTTPContext]) {
			client[kHTTPContext].resume();
		}
		if (client[kBusy]) {
			client[kNeedDrain] = 2;
		} else if (client[kNeedDrain] === 2) {
			if (sync) {
				client[kNeedDrain] = 1;
				queueMicrotask(()=>emitDrain(client));
			} else {
				emitDrain(client);
			}
			continue;
		}
		if (client[kPending] === 0) {
			return;
		}
		if (client[kRunning] >= (getPipelining(client) || 1)) {
			return;
		}
		const request = client[kQueue][client[kPendingIdx]];
		if (client[kUrl].protocol === 'https:' && client[kServerName] !== request.servername) {
			if (client[kRunning] > 0) {
				return;
			}
			client[kServerName] = request.servername;
			client[kHTTPContext]?.destroy(new InformationalError('servername changed'), ()=>{
				client[kHTTPContext] = null;
				resume(client);
			});
		}
		if (client[kConnecting]) {
			return;
		}
		if (!client[kHTTPContext]) {
			connect(client);
			return;
		}
		if (client[kHTTPContext].destroyed) {
			return;
		}
		if (client[kHTTPContext].busy(request)) {
			return;
		}
		if (!request.aborted && client[kHTTPContext].write(request)) {
			client[kPendingIdx]++;
		} else {
			client[kQueue].splice(client[kPendingIdx], 1);
		}
	}
}
module.exports = Client;

},

"~/undici/lib/dispatcher/dispatcher-base.js": (_from, _load, _exports, module) => {
const buffer = require("node:buffer");
const Dispatcher = _load("~/undici/lib/dispatcher/dispatcher.js");
const { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = _load("~/undici/lib/core/errors.js");
const { kDestroy, kClose, kClosed, kDestroyed, kDispatch, kInterceptors } = _load("~/undici/lib/core/symbols.js");
const kOnDestroyed = Symbol('onDestroyed');
const kOnClosed = Symbol('onClosed');
const kInterceptedDispatch = Symbol('Intercepted Dispatch');
const kWebSocketOptions = Symbol('webSocketOptions');
const kEventSourceOptions = Symbol('eventSourceOptions');
class DispatcherBase extends Dispatcher {
	constructor(opts){
		super();
		this[kDestroyed] = false;
		this[kOnDestroyed] = null;
		this[kClosed] = false;
		this[kOnClosed] = [];
		this[kWebSocketOptions] = opts?.webSocket ?? {};
		this[kEventSourceOptions] = opts?.eventSource ?? {};
	}
	get webSocketOptions() {
		return { maxFragments: this[kWebSocketOptions].maxFragments ?? 131072, maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 128 * 1024 * 1024 };
	}
	get eventSourceOptions() {
		return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
	}
	get destroyed() {
		return this[kDestroyed];
	}
	get closed() {
		return this[kClosed];
	}
	get interceptors() {
		return this[kInterceptors];
	}
	set interceptors(newInterceptors) {
		if (newInterceptors) {
			for(let i = newInterceptors.length - 1; i >= 0; i--){
				const interceptor = this[kInterceptors][i];
				if (typeof interceptor !== 'function') {
					throw new InvalidArgumentError('interceptor must be an function');
				}
			}
		}
		this[kInterceptors] = newInterceptors;
	}
	close(callback) {
		if (callback === undefined) {
			return new Promise((resolve, reject)=>{
				this.close((err, data)=>{
					return err ? reject(err) : resolve(data);
				});
			});
		}
		if (typeof callback !== 'function') {
			throw new InvalidArgumentError('invalid callback');
		}
		if (this[kDestroyed]) {
			queueMicrotask(()=>callback(new ClientDestroyedError(), null));
			return;
		}
		if (this[kClosed]) {
			if (this[kOnClosed]) {
				this[kOnClosed].push(callback);
			} else {
				queueMicrotask(()=>callback(null, null));
			}
			return;
		}
		this[kClosed] = true;
		this[kOnClosed].push(callback);
		const onClosed = ()=>{
			const callbacks = this[kOnClosed];
			this[kOnClosed] = null;
			for(let i = 0; i < callbacks.length; i++){
				callbacks[i](null, null);
			}
		};
		this[kClose]().then(()=>this.destroy()).then(()=>{
			queueMicrotask(onClosed);
		});
	}
	destroy(err, callback) {
		if (typeof err === 'function') {
			callback = err;
			err = null;
		}
		if (callback === undefined) {
			return new Promise((resolve, reject)=>{
				this.destroy(err, (err, data)=>{
					return err ? reject(err) : resolve(data);
				});
			});
		}
		if (typeof callback !== 'function') {
			throw new InvalidArgumentError('invalid callback');
		}
		if (this[kDestroyed]) {
			if (this[kOnDestroyed]) {
				this[kOnDestroyed].push(callback);
			} else {
				queueMicrotask(()=>callback(null, null));
			}
			return;
		}
		if (!err) {
			err = new ClientDestroyedError();
		}
		this[kDestroyed] = true;
		this[kOnDestroyed] = this[kOnDestroyed] || [];
		this[kOnDestroyed].push(callback);
		const onDestroyed = ()=>{
			const callbacks = this[kOnDestroyed];
			this[kOnDestroyed] = null;
			for(let i = 0; i < callbacks.length; i++){
				callbacks[i](null, null);
			}
		};
		this[kDestroy](err).then(()=>{
			queueMicrotask(onDestroyed);
		});
	}
	[kInterceptedDispatch](opts, handler) {
		if (!this[kInterceptors] || this[kInterceptors].length === 0) {
			this[kInterceptedDispatch] = this[kDispatch];
			return this[kDispatch](opts, handler);
		}
		let dispatch = this[kDispatch].bind(this);
		for(let i = this[kInterceptors].length - 1; i >= 0; i--){
			dispatch = this[kInterceptors][i](dispatch);
		}
		this[kInterceptedDispatch] = dispatch;
		return dispatch(opts, handler);
	}
	dispatch(opts, handler) {
		if (!handler || typeof handler !== 'object') {
			throw new InvalidArgumentError('handler must be an object');
		}
		try {
			if (!opts || typeof opts !== 'object') {
				throw new InvalidArgumentError('opts must be an object.');
			}
			if (this[kDestroyed] || this[kOnDestroyed]) {
				throw new ClientDestroyedError();
			}
			if (this[kClosed]) {
				throw new ClientClosedError();
			}
			return this[kInterceptedDispatch](opts, handler);
		} catch (err) {
			if (typeof handler.onError !== 'function') {
				throw new InvalidArgumentError('invalid onError method');
			}
			handler.onError(err);
			return false;
		}
	}
}
module.exports = DispatcherBase;

},

"~/undici/lib/dispatcher/dispatcher.js": (_from, _load, _exports, module) => {
const EventEmitter = require("node:events");
class Dispatcher extends EventEmitter {
	dispatch() {
		throw new Error('not implemented');
	}
	close() {
		throw new Error('not implemented');
	}
	destroy() {
		throw new Error('not implemented');
	}
	compose(...args) {
		const interceptors = Array.isArray(args[0]) ? args[0] : args;
		let dispatch = this.dispatch.bind(this);
		for (const interceptor of interceptors){
			if (interceptor == null) {
				continue;
			}
			if (typeof interceptor !== 'function') {
				throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
			}
			dispatch = interceptor(dispatch);
			if (dispatch == null || typeof dispatch !== 'function' || dispatch.length !== 2) {
				throw new TypeError('invalid interceptor');
			}
		}
		return new ComposedDispatcher(this, dispatch);
	}
}
class ComposedDispatcher extends Dispatcher {
	#dispatcher = null;
	#dispatch = null;
	constructor(dispatcher, dispatch){
		super();
		this.#dispatcher = dispatcher;
		this.#dispatch = dispatch;
	}
	dispatch(...args) {
		this.#dispatch(...args);
	}
	close(...args) {
		return this.#dispatcher.close(...args);
	}
	destroy(...args) {
		return this.#dispatcher.destroy(...args);
	}
}
module.exports = Dispatcher;

},

"~/undici/lib/dispatcher/fixed-queue.js": (_from, _load, exports, module) => {
const kSize = 2048;
const kMask = kSize - 1;
class FixedCircularBuffer {
	constructor(){
		this.bottom = 0;
		this.top = 0;
		this.list = new Array(kSize);
		this.next = null;
	}
	isEmpty() {
		return this.top === this.bottom;
	}
	isFull() {
		return (this.top + 1 & kMask) === this.bottom;
	}
	push(data) {
		this.list[this.top] = data;
		this.top = this.top + 1 & kMask;
	}
	shift() {
		const nextItem = this.list[this.bottom];
		if (nextItem === undefined) return null;
		this.list[this.bottom] = undefined;
		this.bottom = this.bottom + 1 & kMask;
		return nextItem;
	}
}
module.exports = class FixedQueue {
	constructor(){
		this.head = this.tail = new FixedCircularBuffer();
	}
	isEmpty() {
		return this.head.isEmpty();
	}
	push(data) {
		if (this.head.isFull()) {
			this.head = this.head.next = new FixedCircularBuffer();
		}
		this.head.push(data);
	}
	shift() {
		const tail = this.tail;
		const next = tail.shift();
		if (tail.isEmpty() && tail.next !== null) {
			this.tail = tail.next;
		}
		return next;
	}
};

},

"~/undici/lib/dispatcher/pool-base.js": (_from, _load, _exports, module) => {
const DispatcherBase = _load("~/undici/lib/dispatcher/dispatcher-base.js");
const FixedQueue = _load("~/undici/lib/dispatcher/fixed-queue.js");
const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = _load("~/undici/lib/core/symbols.js");
const PoolStats = _load("~/undici/lib/dispatcher/pool-stats.js");
const kClients = Symbol('clients');
const kNeedDrain = Symbol('needDrain');
const kQueue = Symbol('queue');
const kClosedResolve = Symbol('closed resolve');
const kOnDrain = Symbol('onDrain');
const kOnConnect = Symbol('onConnect');
const kOnDisconnect = Symbol('onDisconnect');
const kOnConnectionError = Symbol('onConnectionError');
const kGetDispatcher = Symbol('get dispatcher');
const kAddClient = Symbol('add client');
const kRemoveClient = Symbol('remove client');
const kStats = Symbol('stats');
class PoolBase extends DispatcherBase {
	constructor(opts){
		super(opts);
		this[kQueue] = new FixedQueue();
		this[kClients] = [];
		this[kQueued] = 0;
		const pool = this;
		this[kOnDrain] = function onDrain(origin, targets) {
			const queue = pool[kQueue];
			let needDrain = false;
			while(!needDrain){
				const item = queue.shift();
				if (!item) {
					break;
				}
				pool[kQueued]--;
				needDrain = !this.dispatch(item.opts, item.handler);
			}
			this[kNeedDrain] = needDrain;
			if (!this[kNeedDrain] && pool[kNeedDrain]) {
				pool[kNeedDrain] = false;
				pool.emit('drain', origin, [pool, ...targets]);
			}
			if (pool[kClosedResolve] && queue.isEmpty()) {
				Promise.all(pool[kClients].map((c)=>c.close())).then(pool[kClosedResolve]);
			}
		};
		this[kOnConnect] = (origin, targets)=>{
			pool.emit('connect', origin, [pool, ...targets]);
		};
		this[kOnDisconnect] = (origin, targets, err)=>{
			pool.emit('disconnect', origin, [pool, ...targets], err);
		};
		this[kOnConnectionError] = (origin, targets, err)=>{
			pool.emit('connectionError', origin, [pool, ...targets], err);
		};
		this[kStats] = new PoolStats(this);
	}
	get [kBusy]() {
		return this[kNeedDrain];
	}
	get [kConnected]() {
		return this[kClients].filter((client)=>client[kConnected]).length;
	}
	get [kFree]() {
		return this[kClients].filter((client)=>client[kConnected] && !client[kNeedDrain]).length;
	}
	get [kPending]() {
		let ret = this[kQueued];
		for (const { [kPending]: pending } of this[kClients]){
			ret += pending;
		}
		return ret;
	}
	get [kRunning]() {
		let ret = 0;
		for (const { [kRunning]: running } of this[kClients]){
			ret += running;
		}
		return ret;
	}
	get [kSize]() {
		let ret = this[kQueued];
		for (const { [kSize]: size } of this[kClients]){
			ret += size;
		}
		return ret;
	}
	get stats() {
		return this[kStats];
	}
	async [kClose]() {
		if (this[kQueue].isEmpty()) {
			await Promise.all(this[kClients].map((c)=>c.close()));
		} else {
			await new Promise((resolve)=>{
				this[kClosedResolve] = resolve;
			});
		}
	}
	async [kDestroy](err) {
		while(true){
			const item = this[kQueue].shift();
			if (!item) {
				break;
			}
			item.handler.onError(err);
		}
		await Promise.all(this[kClients].map((c)=>c.destroy(err)));
	}
	[kDispatch](opts, handler) {
		const dispatcher = this[kGetDispatcher]();
		if (!dispatcher) {
			this[kNeedDrain] = true;
			this[kQueue].push({ opts, handler });
			this[kQueued]++;
		} else if (!dispatcher.dispatch(opts, handler)) {
			dispatcher[kNeedDrain] = true;
			this[kNeedDrain] = !this[kGetDispatcher]();
		}
		return !this[kNeedDrain];
	}
	[kAddClient](client) {
		client.on('drain', this[kOnDrain]).on('connect', this[kOnConnect]).on('disconnect', this[kOnDisconnect]).on('connectionError', this[kOnConnectionError]);
		this[kClients].push(client);
		if (this[kNeedDrain]) {
			queueMicrotask(()=>{
				if (this[kNeedDrain]) {
					this[kOnDrain](client[kUrl], [this, client]);
				}
			});
		}
		return this;
	}
	[kRemoveClient](client) {
		client.close(()=>{
			const idx = this[kClients].indexOf(client);
			if (idx !== -1) {
				this[kClients].splice(idx, 1);
			}
		});
		this[kNeedDrain] = this[kClients].some((dispatcher)=>!dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
	}
}
module.exports = { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher };

},

"~/undici/lib/dispatcher/pool-stats.js": (_from, _load, _exports, module) => {
const { kFree, kConnected, kPending, kQueued, kRunning, kSize } = _load("~/undici/lib/core/symbols.js");
const kPool = Symbol('pool');
class PoolStats {
	constructor(pool){
		this[kPool] = pool;
	}
	get connected() {
		return this[kPool][kConnected];
	}
	get free() {
		return this[kPool][kFree];
	}
	get pending() {
		return this[kPool][kPending];
	}
	get queued() {
		return this[kPool][kQueued];
	}
	get running() {
		return this[kPool][kRunning];
	}
	get size() {
		return this[kPool][kSize];
	}
}
module.exports = PoolStats;

},

"~/undici/lib/dispatcher/pool.js": (_from, _load, _exports, module) => {
const { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher } = _load("~/undici/lib/dispatcher/pool-base.js");
const Client = _load("~/undici/lib/dispatcher/client.js");
const { InvalidArgumentError } = _load("~/undici/lib/core/errors.js");
const util = _load("~/undici/lib/core/util.js");
const { kUrl, kInterceptors } = _load("~/undici/lib/core/symbols.js");
const buildConnector = _load("~/undici/lib/core/connect.js");
const kOptions = Symbol('options');
const kConnections = Symbol('connections');
const kFactory = Symbol('factory');
function defaultFactory(origin, opts) {
	return new Client(origin, opts);
}
class Pool extends PoolBase {
	constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, ...options } = {}){
		if (connections != null && (!Number.isFinite(connections) || connections < 0)) {
			throw new InvalidArgumentError('invalid connections');
		}
		if (typeof factory !== 'function') {
			throw new InvalidArgumentError('factory must be a function.');
		}
		if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
			throw new InvalidArgumentError('connect must be a function or an object');
		}
		if (typeof connect !== 'function') {
			connect = buildConnector({
				...tls,
				maxCachedSessions,
				allowH2,
				socketPath,
				timeout: connectTimeout,
				...autoSelectFamily ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined,
				...connect
			});
		}
		super(options);
		this[kInterceptors] = options.interceptors?.Pool && Array.isArray(options.interceptors.Pool) ? options.interceptors.Pool : [];
		this[kConnections] = connections || null;
		this[kUrl] = util.parseOrigin(origin);
		this[kOptions] = { ...util.deepClone(options), connect, allowH2 };
		this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : undefined;
		this[kFactory] = factory;
		this.on('connectionError', (origin, targets, error)=>{
			for (const target of targets){
				const idx = this[kClients].indexOf(target);
				if (idx !== -1) {
					this[kClients].splice(idx, 1);
				}
			}
		});
	}
	[kGetDispatcher]() {
		for (const client of this[kClients]){
			if (!client[kNeedDrain]) {
				return client;
			}
		}
		if (!this[kConnections] || this[kClients].length < this[kConnections]) {
			const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
			this[kAddClient](dispatcher);
			return dispatcher;
		}
	}
}
module.exports = Pool;

},

"~/undici/lib/dispatcher/proxy-agent.js": (_from, _load, _exports, module) => {
const { kProxy, kClose, kDestroy, kDispatch, kInterceptors } = _load("~/undici/lib/core/symbols.js");
const { URL } = require("node:url");
const Agent = _load("~/undici/lib/dispatcher/agent.js");
const Pool = _load("~/undici/lib/dispatcher/pool.js");
const DispatcherBase = _load("~/undici/lib/dispatcher/dispatcher-base.js");
const { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError } = _load("~/undici/lib/core/errors.js");
const buildConnector = _load("~/undici/lib/core/connect.js");
const Client = _load("~/undici/lib/dispatcher/client.js");
const kAgent = Symbol('proxy agent');
const kClient = Symbol('proxy client');
const kProxyHeaders = Symbol('proxy headers');
const kRequestTls = Symbol('request tls settings');
const kProxyTls = Symbol('proxy tls settings');
const kConnectEndpoint = Symbol('connect endpoint function');
const kTunnelProxy = Symbol('tunnel proxy');
function defaultProtocolPort(protocol) {
	return protocol === 'https:' ? 443 : 80;
}
function defaultFactory(origin, opts) {
	return new Pool(origin, opts);
}
const noop = ()=>{};
function defaultAgentFactory(origin, opts) {
	if (opts.connections === 1) {
		return new Client(origin, opts);
	}
	return new Pool(origin, opts);
}
class Http1ProxyWrapper extends DispatcherBase {
	#client;
	constructor(proxyUrl, { headers = {}, connect, factory }){
		super();
		if (!proxyUrl) {
			throw new InvalidArgumentError('Proxy URL is mandatory');
		}
		this[kProxyHeaders] = headers;
		if (factory) {
			this.#client = factory(proxyUrl, { connect });
		} else {
			this.#client = new Client(proxyUrl, { connect });
		}
	}
	[kDispatch](opts, handler) {
		const onHeaders = handler.onHeaders;
		handler.onHeaders = function(statusCode, data, resume) {
			if (statusCode === 407) {
				if (typeof handler.onError === 'function') {
					handler.onError(new InvalidArgumentError('Proxy Authentication Required (407)'));
				}
				return;
			}
			if (onHeaders) onHeaders.call(this, statusCode, data, resume);
		};
		const { origin, path = '/', headers = {} } = opts;
		opts.path = origin + path;
		if (!('host' in headers) && !('Host' in headers)) {
			const { host } = new URL(origin);
			headers.host = host;
		}
		opts.headers = { ...this[kProxyHeaders], ...headers };
		return this.#client[kDispatch](opts, handler);
	}
	async [kClose]() {
		return this.#client.close();
	}
	async [kDestroy](err) {
		return this.#client.destroy(err);
	}
}
class ProxyAgent extends DispatcherBase {
	constructor(opts){
		super();
		if (!opts || typeof opts === 'object' && !(opts instanceof URL) && !opts.uri) {
			throw new InvalidArgumentError('Proxy uri is mandatory');
		}
		const { clientFactory = defaultFactory } = opts;
		if (typeof clientFactory !== 'function') {
			throw new InvalidArgumentError('Proxy opts.clientFactory must be a function.');
		}
		const { proxyTunnel = true } = opts;
		const url = this.#getUrl(opts);
		const { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
		this[kProxy] = { uri: href, protocol };
		this[kInterceptors] = opts.interceptors?.ProxyAgent && Array.isArray(opts.interceptors.ProxyAgent) ? opts.interceptors.ProxyAgent : [];
		this[kRequestTls] = opts.requestTls;
		this[kProxyTls] = opts.proxyTls;
		this[kProxyHeaders] = opts.headers || {};
		this[kTunnelProxy] = proxyTunnel;
		if (opts.auth && opts.token) {
			throw new InvalidArgumentError('opts.auth cannot be used in combination with opts.token');
		} else if (opts.auth) {
			this[kProxyHeaders]['proxy-authorization'] = `Basic ${opts.auth}`;
		} else if (opts.token) {
			this[kProxyHeaders]['proxy-authorization'] = opts.token;
		} else if (username && password) {
			this[kProxyHeaders]['proxy-authorization'] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;
		}
		const connect = buildConnector({ ...opts.proxyTls });
		this[kConnectEndpoint] = buildConnector({ ...opts.requestTls });
		const agentFactory = opts.factory || defaultAgentFactory;
		const factory = (origin, options)=>{
			const { protocol } = new URL(origin);
			if (!this[kTunnelProxy] && protocol === 'http:' && this[kProxy].protocol === 'http:') {
				return new Http1ProxyWrapper(this[kProxy].uri, { headers: this[kProxyHeaders], connect, factory: agentFactory });
			}
			return agentFactory(origin, options);
		};
		this[kClient] = clientFactory(url, { connect });
		this[kAgent] = new Agent({
			...opts,
			factory,
			connect: async (opts, callback)=>{
				let requestedPath = opts.host;
				if (!opts.port) {
					requestedPath += `:${defaultProtocolPort(opts.protocol)}`;
				}
				try {
					const { socket, statusCode } = await this[kClient].connect({
						origin,
						port,
						path: requestedPath,
						signal: opts.signal,
						headers: { ...this[kProxyHeaders], host: opts.host },
						servername: this[kProxyTls]?.servername || proxyHostname
					});
					if (statusCode !== 200) {
						socket.on('error', noop).destroy();
						callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
					}
					if (opts.protocol !== 'https:') {
						callback(null, socket);
						return;
					}
					let servername;
					if (this[kRequestTls]) {
						servername = this[kRequestTls].servername;
					} else {
						servername = opts.servername;
					}
					this[kConnectEndpoint]({ ...opts, servername, httpSocket: socket }, callback);
				} catch (err) {
					if (err.code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
						callback(new SecureProxyConnectionError(err));
					} else {
						callback(err);
					}
				}
			}
		});
	}
	dispatch(opts, handler) {
		const headers = buildHeaders(opts.headers);
		throwIfProxyAuthIsSent(headers);
		if (headers && !('host' in headers) && !('Host' in headers)) {
			const { host } = new URL(opts.origin);
			headers.host = host;
		}
		return this[kAgent].dispatch({ ...opts, headers }, handler);
	}
	#getUrl(opts) {
		if (typeof opts === 'string') {
			return new URL(opts);
		} else if (opts instanceof URL) {
			return opts;
		} else {
			return new URL(opts.uri);
		}
	}
	async [kClose]() {
		await this[kAgent].close();
		await this[kClient].close();
	}
	async [kDestroy]() {
		await this[kAgent].destroy();
		await this[kClient].destroy();
	}
}
function buildHeaders(headers) {
	if (Array.isArray(headers)) {
		const headersPair = {};
		for(let i = 0; i < headers.length; i += 2){
			headersPair[headers[i]] = headers[i + 1];
		}
		return headersPair;
	}
	return headers;
}
function throwIfProxyAuthIsSent(headers) {
	const existProxyAuth = headers && Object.keys(headers).find((key)=>key.toLowerCase() === 'proxy-authorization');
	if (existProxyAuth) {
		throw new InvalidArgumentError('Proxy-Authorization should be sent in ProxyAgent constructor');
	}
}
module.exports = ProxyAgent;

},

"~/undici/lib/global.js": (_from, _load, _exports, module) => {
const globalDispatcher = Symbol.for('undici.globalDispatcher.1');
const { InvalidArgumentError } = _load("~/undici/lib/core/errors.js");
const Agent = _load("~/undici/lib/dispatcher/agent.js");
if (getGlobalDispatcher() === undefined) {
	setGlobalDispatcher(new Agent());
}
function setGlobalDispatcher(agent) {
	if (!agent || typeof agent.dispatch !== 'function') {
		throw new InvalidArgumentError('Argument agent must implement Agent');
	}
	Object.defineProperty(globalThis, globalDispatcher, { value: agent, writable: true, enumerable: false, configurable: false });
}
function getGlobalDispatcher() {
	return globalThis[globalDispatcher];
}
module.exports = { setGlobalDispatcher, getGlobalDispatcher };

},

"~/undici/lib/handler/redirect-handler.js": (_from, _load, _exports, module) => {
const util = _load("~/undici/lib/core/util.js");
const { kBodyUsed } = _load("~/undici/lib/core/symbols.js");
const assert = require("node:assert");
const { InvalidArgumentError } = _load("~/undici/lib/core/errors.js");
const EE = require("node:events");
const redirectableStatusCodes = [300, 301, 302, 303, 307, 308];
const kBody = Symbol('body');
class BodyAsyncIterable {
	constructor(body){
		this[kBody] = body;
		this[kBodyUsed] = false;
	}
	async *[Symbol.asyncIterator]() {
		assert(!this[kBodyUsed], 'disturbed');
		this[kBodyUsed] = true;
		yield* this[kBody];
	}
}
class RedirectHandler {
	constructor(dispatch, maxRedirections, opts, handler){
		if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
			throw new InvalidArgumentError('maxRedirections must be a positive number');
		}
		util.validateHandler(handler, opts.method, opts.upgrade);
		this.dispatch = dispatch;
		this.location = null;
		this.abort = null;
		this.opts = { ...opts, maxRedirections: 0 };
		this.maxRedirections = maxRedirections;
		this.handler = handler;
		this.history = [];
		this.redirectionLimitReached = false;
		if (util.isStream(this.opts.body)) {
			if (util.bodyLength(this.opts.body) === 0) {
				this.opts.body.on('data', function() {
					assert(false);
				});
			}
			if (typeof this.opts.body.readableDidRead !== 'boolean') {
				this.opts.body[kBodyUsed] = false;
				EE.prototype.on.call(this.opts.body, 'data', function() {
					this[kBodyUsed] = true;
				});
			}
		} else if (this.opts.body && typeof this.opts.body.pipeTo === 'function') {
			this.opts.body = new BodyAsyncIterable(this.opts.body);
		} else if (this.opts.body && typeof this.opts.body !== 'string' && !ArrayBuffer.isView(this.opts.body) && util.isIterable(this.opts.body)) {
			this.opts.body = new BodyAsyncIterable(this.opts.body);
		}
	}
	onConnect(abort) {
		this.abort = abort;
		this.handler.onConnect(abort, { history: this.history });
	}
	onUpgrade(statusCode, headers, socket) {
		this.handler.onUpgrade(statusCode, headers, socket);
	}
	onError(error) {
		this.handler.onError(error);
	}
	onHeaders(statusCode, headers, resume, statusText) {
		this.location = this.history.length >= this.maxRedirections || util.isDisturbed(this.opts.body) ? null : parseLocation(statusCode, headers);
		if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
			if (this.request) {
				this.request.abort(new Error('max redirects'));
			}
			this.redirectionLimitReached = true;
			this.abort(new Error('max redirects'));
			return;
		}
		if (this.opts.origin) {
			this.history.push(new URL(this.opts.path, this.opts.origin));
		}
		if (!this.location) {
			return this.handler.onHeaders(statusCode, headers, resume, statusText);
		}
		const { origin, pathname, search } = util.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin)));
		const path = search ? `${pathname}${search}` : pathname;
		this.opts.headers = cleanRequestHeaders(this.opts.headers, statusCode === 303, this.opts.origin !== origin);
		this.opts.path = path;
		this.opts.origin = origin;
		this.opts.maxRedirections = 0;
		this.opts.query = null;
		if (statusCode === 303 && this.opts.method !== 'HEAD') {
			this.opts.method = 'GET';
			this.opts.body = null;
		}
	}
	onData(chunk) {
		if (this.location) {} else {
			return this.handler.onData(chunk);
		}
	}
	onComplete(trailers) {
		if (this.location) {
			this.location = null;
			this.abort = null;
			this.dispatch(this.opts, this);
		} else {
			this.handler.onComplete(trailers);
		}
	}
	onBodySent(chunk) {
		if (this.handler.onBodySent) {
			this.handler.onBodySent(chunk);
		}
	}
}
function parseLocation(statusCode, headers) {
	if (redirectableStatusCodes.indexOf(statusCode) === -1) {
		return null;
	}
	for(let i = 0; i < headers.length; i += 2){
		if (headers[i].length === 8 && util.headerNameToString(headers[i]) === 'location') {
			return headers[i + 1];
		}
	}
}
function shouldRemoveHeader(header, removeContent, unknownOrigin) {
	if (header.length === 4) {
		return util.headerNameToString(header) === 'host';
	}
	if (removeContent && util.headerNameToString(header).startsWith('content-')) {
		return true;
	}
	if (unknownOrigin && (header.length === 13 || header.length === 6 || header.length === 19)) {
		const name = util.headerNameToString(header);
		return name === 'authorization' || name === 'cookie' || name === 'proxy-authorization';
	}
	return false;
}
function cleanRequestHeaders(headers, removeContent, unknownOrigin) {
	const ret = [];
	if (Array.isArray(headers)) {
		for(let i = 0; i < headers.length; i += 2){
			if (!shouldRemoveHeader(headers[i], removeContent, unknownOrigin)) {
				ret.push(headers[i], headers[i + 1]);
			}
		}
	} else if (headers && typeof headers === 'object') {
		for (const key of Object.keys(headers)){
			if (!shouldRemoveHeader(key, removeContent, unknownOrigin)) {
				ret.push(key, headers[key]);
			}
		}
	} else {
		assert(headers == null, 'headers must be an object or an array');
	}
	return ret;
}
module.exports = RedirectHandler;

},

"~/undici/lib/interceptor/redirect-interceptor.js": (_from, _load, _exports, module) => {
const RedirectHandler = _load("~/undici/lib/handler/redirect-handler.js");
function createRedirectInterceptor({ maxRedirections: defaultMaxRedirections }) {
	return (dispatch)=>{
		return function Intercept(opts, handler) {
			const { maxRedirections = defaultMaxRedirections } = opts;
			if (!maxRedirections) {
				return dispatch(opts, handler);
			}
			const redirectHandler = new RedirectHandler(dispatch, maxRedirections, opts, handler);
			opts = { ...opts, maxRedirections: 0 };
			return dispatch(opts, redirectHandler);
		};
	};
}
module.exports = createRedirectInterceptor;

},

"~/undici/lib/llhttp/constants.js": (_from, _load, exports) => {
Object.defineProperty(exports, "__esModule", { value: true });
exports.SPECIAL_HEADERS = exports.HEADER_STATE = exports.MINOR = exports.MAJOR = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.STRICT_TOKEN = exports.HEX = exports.URL_CHAR = exports.STRICT_URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.FINISH = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
const utils_1 = _load("~/undici/lib/llhttp/utils.js");
var ERROR;
(function(ERROR) {
	ERROR[ERROR["OK"] = 0] = "OK";
	ERROR[ERROR["INTERNAL"] = 1] = "INTERNAL";
	ERROR[ERROR["STRICT"] = 2] = "STRICT";
	ERROR[ERROR["LF_EXPECTED"] = 3] = "LF_EXPECTED";
	ERROR[ERROR["UNEXPECTED_CONTENT_LENGTH"] = 4] = "UNEXPECTED_CONTENT_LENGTH";
	ERROR[ERROR["CLOSED_CONNECTION"] = 5] = "CLOSED_CONNECTION";
	ERROR[ERROR["INVALID_METHOD"] = 6] = "INVALID_METHOD";
	ERROR[ERROR["INVALID_URL"] = 7] = "INVALID_URL";
	ERROR[ERROR["INVALID_CONSTANT"] = 8] = "INVALID_CONSTANT";
	ERROR[ERROR["INVALID_VERSION"] = 9] = "INVALID_VERSION";
	ERROR[ERROR["INVALID_HEADER_TOKEN"] = 10] = "INVALID_HEADER_TOKEN";
	ERROR[ERROR["INVALID_CONTENT_LENGTH"] = 11] = "INVALID_CONTENT_LENGTH";
	ERROR[ERROR["INVALID_CHUNK_SIZE"] = 12] = "INVALID_CHUNK_SIZE";
	ERROR[ERROR["INVALID_STATUS"] = 13] = "INVALID_STATUS";
	ERROR[ERROR["INVALID_EOF_STATE"] = 14] = "INVALID_EOF_STATE";
	ERROR[ERROR["INVALID_TRANSFER_ENCODING"] = 15] = "INVALID_TRANSFER_ENCODING";
	ERROR[ERROR["CB_MESSAGE_BEGIN"] = 16] = "CB_MESSAGE_BEGIN";
	ERROR[ERROR["CB_HEADERS_COMPLETE"] = 17] = "CB_HEADERS_COMPLETE";
	ERROR[ERROR["CB_MESSAGE_COMPLETE"] = 18] = "CB_MESSAGE_COMPLETE";
	ERROR[ERROR["CB_CHUNK_HEADER"] = 19] = "CB_CHUNK_HEADER";
	ERROR[ERROR["CB_CHUNK_COMPLETE"] = 20] = "CB_CHUNK_COMPLETE";
	ERROR[ERROR["PAUSED"] = 21] = "PAUSED";
	ERROR[ERROR["PAUSED_UPGRADE"] = 22] = "PAUSED_UPGRADE";
	ERROR[ERROR["PAUSED_H2_UPGRADE"] = 23] = "PAUSED_H2_UPGRADE";
	ERROR[ERROR["USER"] = 24] = "USER";
})(ERROR = exports.ERROR || (exports.ERROR = {}));
var TYPE;
(function(TYPE) {
	TYPE[TYPE["BOTH"] = 0] = "BOTH";
	TYPE[TYPE["REQUEST"] = 1] = "REQUEST";
	TYPE[TYPE["RESPONSE"] = 2] = "RESPONSE";
})(TYPE = exports.TYPE || (exports.TYPE = {}));
var FLAGS;
(function(FLAGS) {
	FLAGS[FLAGS["CONNECTION_KEEP_ALIVE"] = 1] = "CONNECTION_KEEP_ALIVE";
	FLAGS[FLAGS["CONNECTION_CLOSE"] = 2] = "CONNECTION_CLOSE";
	FLAGS[FLAGS["CONNECTION_UPGRADE"] = 4] = "CONNECTION_UPGRADE";
	FLAGS[FLAGS["CHUNKED"] = 8] = "CHUNKED";
	FLAGS[FLAGS["UPGRADE"] = 16] = "UPGRADE";
	FLAGS[FLAGS["CONTENT_LENGTH"] = 32] = "CONTENT_LENGTH";
	FLAGS[FLAGS["SKIPBODY"] = 64] = "SKIPBODY";
	FLAGS[FLAGS["TRAILING"] = 128] = "TRAILING";
	FLAGS[FLAGS["TRANSFER_ENCODING"] = 512] = "TRANSFER_ENCODING";
})(FLAGS = exports.FLAGS || (exports.FLAGS = {}));
var LENIENT_FLAGS;
(function(LENIENT_FLAGS) {
	LENIENT_FLAGS[LENIENT_FLAGS["HEADERS"] = 1] = "HEADERS";
	LENIENT_FLAGS[LENIENT_FLAGS["CHUNKED_LENGTH"] = 2] = "CHUNKED_LENGTH";
	LENIENT_FLAGS[LENIENT_FLAGS["KEEP_ALIVE"] = 4] = "KEEP_ALIVE";
})(LENIENT_FLAGS = exports.LENIENT_FLAGS || (exports.LENIENT_FLAGS = {}));
var METHODS;
(function(METHODS) {
	METHODS[METHODS["DELETE"] = 0] = "DELETE";
	METHODS[METHODS["GET"] = 1] = "GET";
	METHODS[METHODS["HEAD"] = 2] = "HEAD";
	METHODS[METHODS["POST"] = 3] = "POST";
	METHODS[METHODS["PUT"] = 4] = "PUT";
	METHODS[METHODS["CONNECT"] = 5] = "CONNECT";
	METHODS[METHODS["OPTIONS"] = 6] = "OPTIONS";
	METHODS[METHODS["TRACE"] = 7] = "TRACE";
	METHODS[METHODS["COPY"] = 8] = "COPY";
	METHODS[METHODS["LOCK"] = 9] = "LOCK";
	METHODS[METHODS["MKCOL"] = 10] = "MKCOL";
	METHODS[METHODS["MOVE"] = 11] = "MOVE";
	METHODS[METHODS["PROPFIND"] = 12] = "PROPFIND";
	METHODS[METHODS["PROPPATCH"] = 13] = "PROPPATCH";
	METHODS[METHODS["SEARCH"] = 14] = "SEARCH";
	METHODS[METHODS["UNLOCK"] = 15] = "UNLOCK";
	METHODS[METHODS["BIND"] = 16] = "BIND";
	METHODS[METHODS["REBIND"] = 17] = "REBIND";
	METHODS[METHODS["UNBIND"] = 18] = "UNBIND";
	METHODS[METHODS["ACL"] = 19] = "ACL";
	METHODS[METHODS["REPORT"] = 20] = "REPORT";
	METHODS[METHODS["MKACTIVITY"] = 21] = "MKACTIVITY";
	METHODS[METHODS["CHECKOUT"] = 22] = "CHECKOUT";
	METHODS[METHODS["MERGE"] = 23] = "MERGE";
	METHODS[METHODS["M-SEARCH"] = 24] = "M-SEARCH";
	METHODS[METHODS["NOTIFY"] = 25] = "NOTIFY";
	METHODS[METHODS["SUBSCRIBE"] = 26] = "SUBSCRIBE";
	METHODS[METHODS["UNSUBSCRIBE"] = 27] = "UNSUBSCRIBE";
	METHODS[METHODS["PATCH"] = 28] = "PATCH";
	METHODS[METHODS["PURGE"] = 29] = "PURGE";
	METHODS[METHODS["MKCALENDAR"] = 30] = "MKCALENDAR";
	METHODS[METHODS["LINK"] = 31] = "LINK";
	METHODS[METHODS["UNLINK"] = 32] = "UNLINK";
	METHODS[METHODS["SOURCE"] = 33] = "SOURCE";
	METHODS[METHODS["PRI"] = 34] = "PRI";
	METHODS[METHODS["DESCRIBE"] = 35] = "DESCRIBE";
	METHODS[METHODS["ANNOUNCE"] = 36] = "ANNOUNCE";
	METHODS[METHODS["SETUP"] = 37] = "SETUP";
	METHODS[METHODS["PLAY"] = 38] = "PLAY";
	METHODS[METHODS["PAUSE"] = 39] = "PAUSE";
	METHODS[METHODS["TEARDOWN"] = 40] = "TEARDOWN";
	METHODS[METHODS["GET_PARAMETER"] = 41] = "GET_PARAMETER";
	METHODS[METHODS["SET_PARAMETER"] = 42] = "SET_PARAMETER";
	METHODS[METHODS["REDIRECT"] = 43] = "REDIRECT";
	METHODS[METHODS["RECORD"] = 44] = "RECORD";
	METHODS[METHODS["FLUSH"] = 45] = "FLUSH";
})(METHODS = exports.METHODS || (exports.METHODS = {}));
exports.METHODS_HTTP = [
	METHODS.DELETE,
	METHODS.GET,
	METHODS.HEAD,
	METHODS.POST,
	METHODS.PUT,
	METHODS.CONNECT,
	METHODS.OPTIONS,
	METHODS.TRACE,
	METHODS.COPY,
	METHODS.LOCK,
	METHODS.MKCOL,
	METHODS.MOVE,
	METHODS.PROPFIND,
	METHODS.PROPPATCH,
	METHODS.SEARCH,
	METHODS.UNLOCK,
	METHODS.BIND,
	METHODS.REBIND,
	METHODS.UNBIND,
	METHODS.ACL,
	METHODS.REPORT,
	METHODS.MKACTIVITY,
	METHODS.CHECKOUT,
	METHODS.MERGE,
	METHODS['M-SEARCH'],
	METHODS.NOTIFY,
	METHODS.SUBSCRIBE,
	METHODS.UNSUBSCRIBE,
	METHODS.PATCH,
	METHODS.PURGE,
	METHODS.MKCALENDAR,
	METHODS.LINK,
	METHODS.UNLINK,
	METHODS.PRI,
	METHODS.SOURCE
];
exports.METHODS_ICE = [METHODS.SOURCE];
exports.METHODS_RTSP = [
	METHODS.OPTIONS,
	METHODS.DESCRIBE,
	METHODS.ANNOUNCE,
	METHODS.SETUP,
	METHODS.PLAY,
	METHODS.PAUSE,
	METHODS.TEARDOWN,
	METHODS.GET_PARAMETER,
	METHODS.SET_PARAMETER,
	METHODS.REDIRECT,
	METHODS.RECORD,
	METHODS.FLUSH,
	METHODS.GET,
	METHODS.POST
];
exports.METHOD_MAP = utils_1.enumToMap(METHODS);
exports.H_METHOD_MAP = {};
Object.keys(exports.METHOD_MAP).forEach((key)=>{
	if (/^H/.test(key)) {
		exports.H_METHOD_MAP[key] = exports.METHOD_MAP[key];
	}
});
var FINISH;
(function(FINISH) {
	FINISH[FINISH["SAFE"] = 0] = "SAFE";
	FINISH[FINISH["SAFE_WITH_CB"] = 1] = "SAFE_WITH_CB";
	FINISH[FINISH["UNSAFE"] = 2] = "UNSAFE";
})(FINISH = exports.FINISH || (exports.FINISH = {}));
exports.ALPHA = [];
for(let i = 'A'.charCodeAt(0); i <= 'Z'.charCodeAt(0); i++){
	exports.ALPHA.push(String.fromCharCode(i));
	exports.ALPHA.push(String.fromCharCode(i + 0x20));
}
exports.NUM_MAP = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9 };
exports.HEX_MAP = {
	0: 0,
	1: 1,
	2: 2,
	3: 3,
	4: 4,
	5: 5,
	6: 6,
	7: 7,
	8: 8,
	9: 9,
	A: 0XA,
	B: 0XB,
	C: 0XC,
	D: 0XD,
	E: 0XE,
	F: 0XF,
	a: 0xa,
	b: 0xb,
	c: 0xc,
	d: 0xd,
	e: 0xe,
	f: 0xf
};
exports.NUM = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
exports.MARK = ['-', '_', '.', '!', '~', '*', '\'', '(', ')'];
exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
	'%', ';', ':', '&', '=', '+', '$', ',',
]);
exports.STRICT_URL_CHAR = [
	'!', '"', '$', '%', '&', '\'', '(', ')', '*', '+', ',', '-', '.', '/', ':', ';', '<', '=', '>', '@', '[', '\\', ']', '^', '_', '`', '{', '|', '}', '~',
].concat(exports.ALPHANUM);
exports.URL_CHAR = exports.STRICT_URL_CHAR.concat(['\t', '\f']);
for(let i = 0x80; i <= 0xff; i++){
	exports.URL_CHAR.push(i);
}
exports.HEX = exports.NUM.concat(['a', 'b', 'c', 'd', 'e', 'f', 'A', 'B', 'C', 'D', 'E', 'F']);
exports.STRICT_TOKEN = [
	'!', '#', '$', '%', '&', '\'', '*', '+', '-', '.', '^', '_', '`', '|', '~',
].concat(exports.ALPHANUM);
exports.TOKEN = exports.STRICT_TOKEN.concat([' ']);
exports.HEADER_CHARS = ['\t'];
for(let i = 32; i <= 255; i++){
	if (i !== 127) {
		exports.HEADER_CHARS.push(i);
	}
}
exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c)=>c !== 44);
exports.MAJOR = exports.NUM_MAP;
exports.MINOR = exports.MAJOR;
var HEADER_STATE;
(function(HEADER_STATE) {
	HEADER_STATE[HEADER_STATE["GENERAL"] = 0] = "GENERAL";
	HEADER_STATE[HEADER_STATE["CONNECTION"] = 1] = "CONNECTION";
	HEADER_STATE[HEADER_STATE["CONTENT_LENGTH"] = 2] = "CONTENT_LENGTH";
	HEADER_STATE[HEADER_STATE["TRANSFER_ENCODING"] = 3] = "TRANSFER_ENCODING";
	HEADER_STATE[HEADER_STATE["UPGRADE"] = 4] = "UPGRADE";
	HEADER_STATE[HEADER_STATE["CONNECTION_KEEP_ALIVE"] = 5] = "CONNECTION_KEEP_ALIVE";
	HEADER_STATE[HEADER_STATE["CONNECTION_CLOSE"] = 6] = "CONNECTION_CLOSE";
	HEADER_STATE[HEADER_STATE["CONNECTION_UPGRADE"] = 7] = "CONNECTION_UPGRADE";
	HEADER_STATE[HEADER_STATE["TRANSFER_ENCODING_CHUNKED"] = 8] = "TRANSFER_ENCODING_CHUNKED";
})(HEADER_STATE = exports.HEADER_STATE || (exports.HEADER_STATE = {}));
exports.SPECIAL_HEADERS = {
	'connection': HEADER_STATE.CONNECTION,
	'content-length': HEADER_STATE.CONTENT_LENGTH,
	'proxy-connection': HEADER_STATE.CONNECTION,
	'transfer-encoding': HEADER_STATE.TRANSFER_ENCODING,
	'upgrade': HEADER_STATE.UPGRADE
};

},

"~/undici/lib/llhttp/llhttp-wasm.js": (_from, _load, _exports, module) => {
const { Buffer } = require("node:buffer");
module.exports = require("node:zlib").brotliDecompressSync(Buffer.from('G+a9V4qdfxLQzG0Doqp/WZ/5FYxdD26Hl9NrMzoSYTs5KTyhqqqqeUllDE3oSKEAuOmufpLkhUqlWuGKZFOyFxrpyi3dJuQOX5jV0deG0FQIb6UWPgo07BC6RXXiUE9/m/sbfynnv53FnZ2D15cqi0N0CoGWOrmazwxkGuT71m3FOBbmC91Qrjv7ruyKveAupJyGvZ2m/zwWy3ahzcyq/Ve31fmu9FxUEyKJ9Jrdfhy0HcV/T8BFOtwHvigxEKrw9Qm6Fv1GYN4Blx4h3nC04bRy6/bPYxSUi6D0Gdg28ic5ef0+m2X96hF2tQgXZnTrWy0A9AGhdAAQaW1O/Rw5SCG7IAFgR0A5sY/bpw9CE5KSrOcBFfY6qYGdyoDiX3pGT8hlRlUo2s64S8ht3prrk0xmqqHFvKy4vvu/3L4f1ynmxbyI2W4dK0sR86IV7IjOnN2756b0pXBKZh4Sa4IH/sfe3f00MUS1UQJnjTbed8Ws7Swk3BJxCROJlvhavj6hNNWNghIAgTbTGyarD0oKmS5yvL5NdMnrAXYPkSovFRTh0kJgc6b6z6mtCCNkIRH+/9NVVn2paX8NrYlulakHFzDUG1tthiDykaLlyG4jBCmefHNzEhDnDNAko5ICIfXcfhI5jIwwt1AeeoIRAJ3yvP+3dc70Ak3+LJIwgwdUHQTAEBAKdghpKofcGt+EQicTign9d0EgFJoXDUHNSEinuhCsg+Dh3O94U3mMK6P4UQlaJtPQG5e+wyaDjPEjUSGSOMsNexWZM/UXVo8IjxwBsQAKjOmAmwHiSagIb94LAyAj/3dpSSWtZPvfdV9nC0MDmG/PKbA0QvL4WF+j9Whk9/G+9dje4r3muWo77Vr1bnqFrT9eWmVBODg0jOVYSseBJBR3AFgW1/61Y5RiU1/PqbsmTd5B7wOTGrdpPgAINTkhyZg5N+jhT9XLev4/Rmi5JN0+Jo2l5YIVuEIVKchYFvC6L2sJsIiD4wAHaAc9FiDm/7+qZfveJfCx9MF4NNogp9x6ixL8+F9H5q6cUumm0vB/kSIYoEAKRyOtuCEGJo1BElQchxy7GKrYVC7aEIvax13h1uaGSfQSnXRYzQuDmYyczteOaSFAyHp8tb2ubah2xMRut/MUM4UQYvrBMFx2DF3gYB8ia94WVRulNiJCM6uCGmoVVavd7YQaVbgmxMG0ClHuUxHfQ1DtLW+YeL64GSonBdcaoZUyhyI2zm3MDyyX0THW1WndipAY61VcqbvYWHeOi7wfQS72bEisW3ZYPc45kZ1Rbp+BVEc77Sdieh1mMPEaIkVUxaDIPo3jwwkkEj4FYn8QNdiZT6YDT3wlxiLuFiG904KnBPM7PaGidVZBg0XQxGwb6SNHoPBDkV4hh3s0xjyYUFOIaa5Xl+TCzVhmErT/6Omqpw6j1R7inHLR9KHMshms+jxje4TTYONHiGQ93JbrRuNocufFMsmopjyY0HnxRF5z6+JMbRI8QwjqlYyk2AjZK5U6kKmiFJ6mDcasNpmaOqrTFrfJUtivT3NRrphUBKdgNvbnY7wloZ+olysK2dSeSj34cJvi03sbh9elis1Vzw31YoLKIXC1aZAGig3T7zXiA673u70WB4rLcu6smp50Fc/L/yKxaZULqWRw7SuUXMkCozlqVhMJxaUqBPdWTWbHrgHBMGlJF31O67xHgSzKcbByfGEm0NZx7crlI3txL1/i9iP7UUQZOdOkP7rDYgE6RS5i3bl00CqXjFJOv8pFF3rroM6IdcVINwA1exmxXveqUDMmEvO9Iaiw+EspjubWRC0BSGwvSNjfhCJ9itNRkqFgOKSpMAgEyCuaSmFx5ToCEYuZVHOk6WO4posPT/FyckwV5JFx6X6ZimedTmjp+cCpoB/k1LpDGjhGB413cyxS7YU6tnFuHs2ThLWrCo1pk0a06sjGGR6LbvPkRJa/nJYgkNARr5okT1y0lf1Dggoq0b0QnBNgh1inU3Xp/6coZSGK9OPIQUwxEcxBAz1FGBdMgq+QKhdQONsSYHyQC/uFsjZf0e6uMGudoLL7aiFKEiGJLLiJPcVKeLKRO7VcFIybnqsl0BF70DqdrNaNvGxFGrYzqQl76NiSIgXb6C0E9K8CA7PqzbNEQmFgfbJ1We3sQ4MF1pUQ32HezHSq71wB6L9+DUZCICBTlTyDoVOoWmNSGpNWzFZBlxoMlkkz59gW76lb3pWlrl1758tl1cZGaLynTbVRSSO6Ip05raunbtNoOk2/h+H8YGNgACm2puiM6p579CmtjuiQzZVVL1YdEVV8jQ2S0AiTo7yatOuaGnux5XQEAu0QZMJScHeKLndVLTmvDTx9iguM2MVb9b/CEAlmR1+4bC+39wC2a2kVJItsLW+OhCbryU61ivJtE4415IB0ND8U1de34ygtWBwF0nK3k2GOsv5pN5H6/Nqkd52BWK4FxAZOJrG4N8wKnRdv0Wiq0GY8XDBu4wWYMZQmiD0SKoj24K7iCBVbyHuDXslT6oKDBvdRQJtMW79SrIl1uoqljKu1ecsb1eUyDxn9hJtfdkJhevNwrosqPjQStxyNbhrELm98Q+hoXj2UFFiAtKPirDi+ENDbdd0kvb94mV+KhN53Gda8/G40t+alHJOxZ4qgN6G+voQ3HJADvTLC670Wjb0ST7yUTKUz2f8z+R/ar/zV1Te80OjCc+q0frP3mdU6Z+7NUx2vx2NdkbG4rKiabpjWbq07JcVNWUU1ddvCRZq58x5a+sCy+1iP+fgXM9fH59f7Ld8fDNqFaGyWSKZWmWxuVyiWypVLrd5otl4bN23esvXb9ridM3IUSlRqnQRICjQDlgMvQJQgK1A16AZMC7YD14MfIIwQJ0gz5AXKCnWjTdPqevoDw5HxxHRm/n4tPJePlfXGdmd/OJ7Ol+st+aQBhL9yDBE/xlfUR8xb0kvKU9pDxl3OTd5VwUXRWZ2TekdBBw32XDuNtgJWnkXJbJZJk1HCIK73ls5srWaNsnqvbSpuq5K0KbTLdch0SnVJcj17Yt2+fo8I9Lh6HX22I4YM6NyoHItmGmUYVMI0Q9KwME42RuoEkYQIWvAmcaawj8s88ZdEII/fRKCIb3TE51Tx9lpI/Gi0JTuvb+/2USt7iDZn0+4sOhoiOpl0MdDS+U2jm4qOQg+ZXhJ9RPoJDOIZwP3VzKTBb4biiv7FcJzhn4zE0WgcjMXeeOxQ35qIjclYm4qVmb403Rdm+9xcn0Gfmu8TC31ssY8s9aHlPrDS+1Z7z1rvWu8dG71ts7ds9SaPvjds97qdXrPbq/Z6xX4v8xz0EkMvMvYCU88z95zDnuU56hnHPe2kp5z2JI94JHiNiPcI+YyAx3f4/IbHf7gChiNw2IKGJXiYQoYhdOjChiZ8qCKGQjJkx0zmLxT8hspPaPgOnS8Y+GDyhoUXNk84eMDljocbPlcCXBByJsIJMUckOJCyR4adm7ONBTaxZB0rrGLNMjZYxJZ57DCLPdM4YBKRjePIKE4YxplBXOnHBb24RTfu6MQ92h4gHpF4ouUZTS804h/1eEUt3qjGOyrxQTk+UYpvFOMr+0yJ8ImW0dKzgu37i0f6ecTt7TDT+VdglzLJpL7vXa23u3xZ57d6WztHVJajGCX9SHfxUv5n06Z97dCR4ydOnj57ju15rX3bHWQns/Mox3ECJ3EaZ3AW53AeWVymyuDSVQqXrBK43/wX/8l/8O/8C//MP/E9Psgb6E0wQcKlbj6wnYDYslnphSeASm0aRVsDQRttgN3SBusZrKrfugbL6rNOdlG9/bHoAPWYEWil7oGSvWFBXWaJptRpFmlcHf055zY57dEa9E22BI30Av3vsQsoEENem177IUA5tP46u7S7RCgMApO5FoNtF1SGzdQ1/N55b6nm4a/dHwig0pKZcl45HY5kOFIXUH/2BbIjFbNLn8+lCNgNjgW22w0V2LQraskU4+1aVvLfV2FVTD85LL+yMfjGriYrIWTc3qtrCZKtNcFYeGGDql9PA6u80xqRkG1ZCHz8ddnQk2d07lfQgX8j33mhhY85XejBxPT5AvHMlp1cu/vKZmunq8IAPb0mlkov/7EYr5r//hjo/6Xfg4/tkn/8u3+WleQ/59eJLcwVRrZnqXdvx8hpTSJtOWizKG0NOSrVGUcf86E15jiESrcnagZBY3SnOeG7Zv3REadqAMA89ZqQVdR98jEkTdgi9xjOFvKKeeep6ry4XBdJnNJwUqgMW9Y6AoHjhbxikdlUBSSbAp3fQgJNxj6dkRNAom6OMHQ/OHIY4XAP45CGQEDKKpzU6xnUDxwKgdtynkVEDspmkLIY49NuIWhaC0sgXE9XUkzyMAoWHf1ytdsLDTCsJt6nUsC5R7FXwzlQ0rDTebdCLmKfFxRoHcITOzVs4+JMVAGXO8QoquN7wMMR5wjvZdh3l/OEyYLH/WEA1W1dNUoqqnwGRsr7PY/ydj7MO5R+zrDDSGHeDvKYddEPZkcqKGNRTIHHTpTfoJ5/Y4l3JLUV+19WgFMMHahuB8s0vBjVBYT9tEEpUV5KsXM6D79LQTbC20i7lv/a0nimIvU5tOxCOStKfV8Wp2LjRbfuHHqPDzDLcuQCXiwD807WQVimZ0m9HFNib3GAWfF+dngf+3gv+3kPB3g3B3kXh3gnh3kHa97OwtvY8FaO8BaONjZbcTe5G90Nbr/bx73nH2pz7/L+I/voixXv5J9UWOHvozqJ/WKf2Cv2iN1il9gpdojtYpvYKraIzWKT2Cg2iH7RJ3pJz9GXrKSduqeVNM/Q84kfaE5Uaregai6IsGtYF7WNHTj/1NqqG8ZoyeqhLeR7GkNUYpoo0JzQEPLYVols/wgBUhwVs51NNg/XLKE3J3NhrRR9J0VhHJL7SpUQl7SOnNbNW4IebeQC7rYFTlR0tvw/CqdZn833toXTMb5ur5jLUjl9y2UsuGnX6/F9s1TTueio1hoXaXA5Hisz1nW1vShZwrXoIEbKpTxqL+kcXJ4F4qdeli9Zq7ckxt2Bi1L3vQ084hS9PPAIUVsjMqwJJx47x5k8HLZ/eFf22P/sEL26+H8ucT7Kc4tsFBjeZAObHX0EsGnjn1ul18R/28X9KNzf4HQE6kyw6WbhM1Y1AVWkd2fuX5vzuD193Orj9mTBQm8X/2aV3EEPK8w8QBiK8sSzTw5QX8qxvUh16bcFl/KH9OWTlEpOfU8R6vTgrOx/gkgUx7xa6RvKNFsB6MbcQcO7SqBdkZ40111VmewpmjFxSFSoDAHyIM4IBPsStKelWcRmmr8GDFQg7697oKz0xArcUzAG6A+K7owHaGZpfCX5kx7vx6AcJz4wc5/V4KRH0ptv0R9GGf/uzGCc2foff0dJ0e9Rf2TdKOm3nk+TKT5KfCOW+NnYX1GzWcfWn2CXIShf3TVjH6Lyk1/yL5syYKls12mAuUys/86KxcfPhzHGGBFR75elSQ8OpY/z4JqcmH96N4tP+k2+NXzb5f/GL/kmX/gsZ07+qwziZh0lfHitQiVyYCnxUZEZFXH/OfJbMlTn02MVG5NnsnDyGdXhO4FP+S59Mj4lJN+nH4xywvcIxbvSfhxDctafWzHKDP0jvKtsh00vy/wzHFWQkM7Fb2NgsSd1KSWgoNcpCtZHIMc7kgN65nhDL/KZY+FMxrAOVzw2happvdj+B019+YKhs9feA6rM04sytHYll+kpqbHNLkeec7mx9g9MT7IdqGg9dvCsh5mE6G5PThflUXxq9nmQbOzn5/ttDjHFoaeHsc1/hSeCMw9x5/ZRPMDJPPaZepLqaMeTPeWjJ9tNOhwJwH5+OUT25wV+kTqtwy/p1GHsiKfskeMnmAvMgzTasxPMtA/IGPwo2KnwUFjMQ2a0e89q4T8mPwxqFR4IwTzIrtlFkRoQDJ/C9OAwdn0q3Bf0POhoJ2OiNfam7mMYfjv394plliRfwB76UieqDuX2IJstPFIntKAIHIcycAwqHC3XNYKkoTawjt3q1N2cYYvTNVJwHIaC2jVfChxu91CJYQvHJYwHuscX2F4cpNPopZsJ9hXDshuOn2DDRx2vF8DBtFsiOh6RLy7kFMpgjNSNsGJA3CBu+xCeHTkFgxgcex0QLw+HcRjksLVkIYyODHvLLvn46oBfDV20x1bX6Mz6ee6PN+hrOLhozEz9iquPstCThd6g7AP6htpprfulYTWO4E8pfxgMkcgypESGIRaeIS0cQ0YoQ5YQhmwttgWeLPCG7AVDjtgWemin9kAFE83LsKMb3g4n417qZhvBqefIRUwLWkDHOzBNFxKcSXvZecdHVMAvZrGRKKXNaDqf4KwnCucKkVjEBkLq/XzOm5v6bDTEituv3ps6i79YwNnhmslDuluFBKWzbObNK3wht300DWTzS4duxqfJs6ntn1GfVmAb+nlr71c0f4HOWDWdrjRVtq/S04GEvhvVjjbSihay266pxinfLMo9i47FpfRJRwuuN+p4lNNEGtFAYNhNbaiLrG8osZw6Ae3GilaZeBsicE1hO6qPN3QLqa61bG2ohN8LtSfLpHuDG9/k8sbESqyOPRpdrKWOBBPrjSMGE8ElbPDhsteMUx1Wsdk4WDyVg+Pe/jcORwIFJB95BGLEueSuwXwa+0nDrZ+ckLCiA16kvVtANjDO1ePb9yohxSgiuQCe8AaOdih2YRTGpZ3Yah6IeuNjsgmgp/2mVG/hzTqaiUJaziC23X2rkzXO+peFJXVo/U9CrnfJ1m6pAQGxLHQdYoNmEmigMYGhJVDr8EPrmGWoe5++t7VJ4ouaOdpRp3anSWNPq5Ie3v37q+84Te8QWvnepZE7ENp36Rmk7s8/QalgBHlsMwixS7usemQnvQ4KMM0N2E/tCHHzQKvXyhmGVKoWw2uiJqVez2FIbXWsadQq22lGYdxk68I0ZPjdPsmMkzCLzataYjdk3VqPOIsPibXCxkL6lP5hNRhEZw6VgY04GtnIQawqiTsCIWeCM2iOxaSCamGJyhM8Dq9CP6NDLD1ObTziIELKJLWh8acxuobvkmBtT/xV6JPRzQMwOYHKZHy/mLGTIO9UoVdGiSMO0KHkfR1aApMrL0azF2t4RPh12BJgEl4jPanKv+9S4C8dTzysJcWshXUUWWfgXdDNbdtB8DsTHLPrrFY2bFDhLvoAVgqdMnRK/Ih9dJC8y4y5jH39VeiQYeHD3jpY3tk5K0egBr+Cjpy25n0mOCywFciHPpUHfvg321Oa1a5HaShoHBBLhVYZJQLZQ4eSt0XXB63Ggf4qtMjYQsfuOmx5a+eyAxBBELW0EB48teleeJKdF6zQxLBrF6HsQjD7rwc1JRjixz40YrMI13WRN80gcfVCFRpkUOjZWQfKGyP34cdxmL/zUC92dJ3kDR2OyDmpET5Sn4W4/VwAnM4Euz5gDKTBRKkJRoRfoVZGi0h20KHldQ9xEEdhJf4q1MiQiGd7HSSvjezJgBepUC1jRBLb6TDymhlbsfeiFKpktMhgWx1aXj3nJnaIHqnil4R1hyuyNYmYkUosYvl7RMHmTLANe3CSJFAtnCb/4SRipRV3KbDGVmvOceWRF4P+JRgHMoUyGRR5bKkD5eVzPLFCPJX1GetA19+PWWw9a2zsVKInO/SPqCzyXgj8hTf9STAh+golMiwK2FwHy0sjx0kPcaK/CsUyWpSymQ4tL5lhxNxLUiiSQVHNpjpQXjzjImZe8jwUilpdE3lR56Ksxy6kjBRmC+6/iYGYyLw/Aj8QwN+91HnIF/W6RvKCh1yQtdqmbfOQJxp1DeX5M5QYeen7mVsn0jWQ583wxTCWCoUcGSWaWV+Hkud2iMgAM5BRkMOaXQ36Z4KVKIGQ5DO0EIpP1jlk1rMJ/hlCnauTiNqOrPFZHMM60T0TWi7y4Tj9EQ85I8u1zQaWQoYMChlr60B55pyr6CCnIKPWW67MaWNpXoLA+w4WbSeQi3T70lM6ddKge65gEJNKOfCQBFr2OvVBa1yw11GECLxDJL1NMA+G+5mK4roa8rQZS9H08hVSZEgoWF0HyVMfci0t0rbAX4VkGRZqVtPB8pSZq7LQK1RIkiHRwao6SJ6ctslbKBqbxD7UFLzUuxGqfiZqochH4/Rr5GMQv9KyIvVSIA4vrLcoHkms9QolWuuVXPF/yJDoYiUdJE/oWIhy4FB66j9Y50ofas+bo23Z8U78i8qxrrToP8xdEYvyw39BTHhgV4P0TDANdCThidVCMh5b51BR8Ifl7z0F67cEU+44iZUNKfQowUrAKPySUWKE1+pQ8t+Rx8TSuMpfhZ8yRkzwGh1G/qvjJGshiGrnZ/lg9W4c1p41qEjQBMCQmjyEFtICD5BO9xOsiZvCdxkt5nmVDi3/EV2alBvX+qvwTYbEKq/UQfLvHZasAijq8K1nf/cIrDwTjPwgI3AXmXQnwfpozMMXsaG7XP41spq7HDf4+078jLYb3WVFv2BGJMu9xlfiJ+guLfoZcwJZhqbinxAtPRMMiHwOTt9EPhcX3YDXfMUfIGOJPV6swyr6ER1nWRJ+tOBDn+JuNwFLtjpUCfcH3smuaCEvcB35uGb9wU96X26Qv0rdLDCdyFxz+EXv9j5vwTJ8pZ/qel5Z/5q5qdH6ZxeFLrJM/gqVtbAZeIidwAPsBu7jIHAPhsBdmAN38j4I3IZv4Bb8AjfHRUFWluBIKwJZgasoxJVyN2FQ2CgysI4ydYY3c8vC+ut2siqHoz0kpOVHXqMrnOQbCl5olBug89nkARh0duaVGHkZ/qBlSfKFcSreqa7W6jsM6vqZZZXf2hJSxj6R12Dcc2tfdZYwRtiZABtKZTmO5Cw+821Y8Ax1hWmpzd4kQRWdKeVdA20bu/LEGzPw9zZbriZZjaHR6mKLSqdp3Aab2HdDctxLyPUptdvf34cn/6uTrsLT/9Xp6zU8KyXZrUJ7lWzMbN/VSbscWEwIGwPgy0MOcak/oRK9yevrRTjzYztmtc94VZ4ewyEMayXg2gknW3I86/jnyDin/wCluaOKikl3w+/Ha0Em3THnz8UEJ3f7mwKNUpYv5rxVb25CZpmbbSL2sX3BU8e2redj287zsePg+Wh5PjY8H9siz8e2h6eO7bOeOq7TkNjv2zeUOs49Rx1m3Kj5NYMXS7/RsJr6z+AIcR/GuBfb3IM97s6HgbsQz50o4A6UcTsqqK0yHp5Afxj620VmjhftLWk+9zk9SktK04zm/GFStWarIybH7dZCADpDgPLOdB/payOxyLhxrNB4LHaMLp+0Cxn88KJgJu0055/EBStsR7HQurDtxZRR7W1ZtmYbmrY1nwxxZ1kAY+YtdllQ6VPezJNVepU3ZR0YWuWNqhOUN6hO4v4PB18upDxVGlQyGOv94wRYk3pSrth4ULlbVU65S3Wkcqfq6Ekdv8U04cztHmTloqTcpjpUuVV1eOYWu1khtNRsByBnzKRAfoMRTrkmyXyxuezYRkpphhX/93jYs4fFW0x4Ko2QWWoAoUuI7aDA+QREMgjpG0JgT25w/GMcjwXsnk4O25BNU0/tfUkf2BlqPXvrZxcTKNYXoho7Cj2fRCwztD7hOEslUN8psIpWLqrZbXhgUmLmWhphlcnpqiyrjIdX5voxeDoVS9K/G6NuBNqsA1cDA8F/qbVQglfRliI85ClpB9u/h/CkWU7lPm9FgPJLrj6KE1EmMACq3rdUSWiEORGV7vA4xya8QthLlhE3qHwdtepssRnCjREeuTLJkLQ9Syml9cVxcKYqyckqfVyM9gmRpG2BvLyMz8YaFQ43M6viZ0jvjqiATJlKJCx/bLQYDl9EcWK1WoeCL8/92pBgmOcWTNNDXOo54ByeVl2IKHvzpXm4NbMyZ/TE86EAgllMXOUYuOMsWb75FXFwkWmB83V8mpX4CydV0n19BC6UVl7IphaT1+/TLJ2KDzqOwMx5o28y6q2g4W81391YbTp10XLTSw+pIn0zcbLtp9cOuDX89NIP9//54XkzQ4QS1ptw3NP5+6PonfM/3i3tObX3r58T7Zi9twZcfQxOHX7tFZ69wxeFW0Dy4yR0yz1pmLrwMZ7CbmWCe5XH5CeApcRBQCnhYPUhsriFyTptMHPy049mfMoaMK0jez577Ghn8E1Mfz4BnD3a96VFPifgw5wYR6EAXDvVObJ/THhgnsJ3wWvsn52909XWZGf3Mv2zOEJ5YAJiCc8Q4QGEIfa0zkGj3denAWOyCxObQW2bcJGNNQZmTnn3qJXoeo43X32aS4jKOGN8mhAQMQ25NkWwza7FCxLK3Oibvo0gCgHy9nawPPdsiWwTT3bLYN5moMhVrHUQmX9MuBHNLP60wkmBWvfTBfTg1D4G+PRbTyrZHUsNZRd6yGDstT8TBdfz7uM9oQ9NQIZ/56sKRn5RArwsXjUbx8C16Un9uicIjNGQ0Xl6Y1UjHikIpaJ+YxbdCL/geVRGqZWpd03sw95XWttRJbJtljxplJZS04a7Zrm3pE7gVaGBHxudNODhxyWBq+5o0fi0ujZ10trk4xiutbJBxj4frO9pgYCt8/Ix9SidEZE1dSPIV6+BIykB/mxzPDbEnRjTukzfjYvpcBTPRuD4nAwABm/+gIbl9G6L6VmupWqBoPYUaEW9DC5ffl4EVhmcpV9YB0E2J5Q7J6y8krM5h3WbQMsNR7ESWwZ1r/yuJPgPst9z4C3kbLG0+L9qz/n/XI9uivjfh7CVnA+E5bu8cl/E4YUloQ27vTLOtCphyGiTt0bnElwYhdtPsnbmZCo9QFTszHpIGTDcflIUZxQtCyUwCLdRtgiRhFuTBbsprPM1grPzYga9cEs2PQGFSDelSRCGKkx8WRpoP43gEm5BRuysu2I/DbAnnJABO+ku2089P8P5pMeOukuaOlXcwaZ9H3Gt37OQ+1VsPjOtNm0ytHIC64O02Tr7wkD5owY20JrCrcjbH82lUVNIyTUoXU1o7CUK06o71VbTS77asvpOfHI+Wa9rC8Raf7Akc943zsfnvh6rrBnutwGUAjUr+RrTll1b79eVgaAM2wQ4s9CQo+N4FhvIkEok923C7AYLf0U33Y3HSiGqleeREr/ct1ufNQijLTO7syZ2BTaESqvrWKtDNfP42SKEEcpXHEMxcyaWVnLao9CxM+p21AxJtVZZD4FrTRsGkGVqHzZ+rkwFRuI1LmPYW3OVuuHpgh3eEE82i6Fxq8fVvGcMZM6EyHyjKZ4s0bwi7t7g9CvlKZ/HulxqVWvXi5VoqKJomKx0nOU1iMTySgzgppVu+8MZvkIGhRdTHcgrv+7o5axWOby2JXPohuWFw8Vrl7ltjB3Gq/RNv2S6cSXvYcGeug4bi9c7mHpMD+KnLXTbi5VrxiyQjq+JAQw9V3j06AVEEOIs3OI06PRCCjCeBvje9sosC5bvyNdhZRTyPRg3v73ejgxLZHjWgG5aSXt8vhZZh8tScLN0J14810v83py7M+LhG6YkH9Z9HqHUZccJHpahy7LktZg4R2J66NVZNrmcff+YnEDlcJ0B/3s7uCvRjukkMhotr0QHppvbJxKNlFfQidac5NtjRKdfWXbnbOuobnLwXjobSu47lV8AVhvpcxi3mh/smgnNpTp66Rtz9aX1aB6YFh1lWSu33pXSOUnJMecgu8VdsJzVx6Mzrsv18ZqJ0SiOe1m8MbZU4rg0YEiqL1DPqk1+gbrl0cX7XFO7nrTK6oB5XT+L927Y1sTH2AiSKhfvT/BQIXVi4GQ4x9jClbDC2QvrYgpnLUypTntmkHTP0N2pu6Kw7MenIZh2SSgs+rIaeAoLC2ND06bGxwwuCg4VdvjbeSCFyUJVQ2G8cKfZGvkfPWB2evagdvJNEt8KVEetHzxNHfPmFfhfubsxtzU56itKNXxGxzG0Cz2i8kzL/dMyEd67W9ardkdqpsppW8eKJpul5ancNm/PcVyQpxA2/pOvtTCU2yJm0YDLpFB2YbyplFFtHi9WsQ4OhCI+UE2cZ9sPycPYD9ov14KOXoxTiMWqPaNxiFWpicezOU9CdxVpm+tJQrMJYgYEWe7JumDsoNTaMF6J4d0OKad8Wsg48rct2hwJbApI4+hE0D/wijXV1giiPm+BkKFstRcIrxaQWk0FaXSKw/HHeansNz+zNI6/ZWuiKccaMFmukolk2WYyBudncuOOvGMbP7ziiXwhnEA2W9xBuLyikXCoQ6J7kchpefdIUCX5X9tR8QrnBKslchCk1YT708nc/e6LzO0WU2mx1/omu4r/RGVGRSSDYDf+yIwlKyF8koXKBe48OJIyc9AqslBy8PODq35bilR7ijGltg33M6+qSv0tJaC/lh0fucqlyz6R6Z+raC4908+JdO4WrAOxJ8oqnXa3cCn1xvzy2Z8C3pnEONdaebHmxc8K6rttxX9Ru3cRHE/JMH7jHMUBN11CncHY1V9CvLodcDOnb6ijaNbVT7yPprvXbuftokz19pnaqDd20fEN1QnX0ybTV8B6gHfdlHuwdNm9NvVF/chO+ShcucI7IvKUOytVO9Mc1Wjr7HFDp8FJguxjRRB2YHaBOKDBYeiDLWIzzAw7HfIdSgsCA9Y3eDOEA+gedExQF0w11guqzoYgk2DjQVFAv4D2MTMcKfQGbAM0dTAoSJINQeaF/g3TCulm1q7BAEFHwqRAP8Jeg7yCCjBSAQ0JzQFRA6oWrBgUI/SrbwCIFFA+zMkGYROCLhgYpAmlBBqBZWTRoHCjfECIwQxAmMPqgOpb7nX4sJIb6AMKGEwTEhFqzE8OJy2oVVAwGAvSBHQMjQitetHtDQCGgx5p5ZHmTsO/6ZzgpAsEC09t1LHzV9zj92Zx5l0cSlkYHLU9KS4WeupGjrM0qhpr8v58fwKTL+u50IAAanjSrx0dvEsLlwvqwcUchNVlMRsF9dhiYmPqqcUUFtVzi9lIqpcXcxBUr1uMIq/uLoxJuZaVO3xg3nG5VioCThX1qatbi9wTqkJ3WKMabz1MQn8+uq6KPPdub0JMKTClMGeFKVVCQgXEGQs46sfcYyVwcHyVq2rpkXuP34pfioviwjjbTDQWPLsPA1re62+b8vnNvsmf+18QWFq+tjJ/+5OV6Hfe/pYGLc/J//Xxh9/yu9Ai8y/Ln9iu/6fD7+9/NjhmzaAt441koDb1uEvLdfEn0x9LiZ+k3MeSV+w2nsLojMJHhUtgJ9piRqPNVc2V1lG1BoujIKEyEaabQCqKRnAmH2Za5ryL0X5NaESD7oqYLnLoCv1kkn9O16P8CO1JREMysLI8mm0D+zKs/Q+cHmHSHc23j6bM+lfm11+Lv7watxprWXZH4j04T7b96qSI+so34wiGT3K0MNUkU5IIQQKSFfmKf3ZW89VYPAIkGvps+deqrwi3iggQ1TUtCv5B6M4hrwZEQFZsDJe7POYWAoGf6YOkCu4MpPsz2O31UZVpxuIe2UTXwz20zLCD/YyYnm7QVCTJls6hHD4Cr27ywA24MAimsm1OQ28C9nCWsMshLDzIEOUoKMTOIAY5kZLhktKvldrvATADShMKaoDivpmr+jLs4XLhDKmL70At3CxAHxl6HRyBmeILLrSQpwl9uVJ0/+r/5Mb51GzgMySDGEkIWWZiZjARkhRipk5SwkxhSZqk0llyeSrlRL9qNwA2W5JRYwRCXhVIb3p5s0zZW2J6HQHnyx0qgvf04MM6uYWXVqLGClSLloUR74FYvkYkWtpaqvaAV/Q6mysNuI3GCzwKKCM87txu4FrgQMCWd5+NhLsgi7dehBeC26w9ylS/heQe97z8zJl35NYgs2QPQdZS7GtUjbaZlwbMZXKaWIp9s+o58isOQy+0jfPHQrFbBP0+1y/lWX9ZAVTBwuCQRRZmRiFGkRo61hZXXHwLCxGCpoa1D0ayJulrScJIOXjuCuEWJO5ql3fDwZgomoNjUUVAx341iaXRMakq4KjSQAsJ7JAbpjN89SArlidE1iFUhWVXOujkv6qUlQU2nw/KT2WNp+9Qij47TOUffsqq5JVqL2LUSp3tXAsqejCWoXeUam/5W9YcROVGiwZQ86P/FsE8C4KbDng3DCNmqaxsb7dNgnC48DOc+lc38+BqliFeJBTx3YTqpFh39vQNKN/Zsbk9nUBlX5E8DdoiAi1zUhYMVFUduZTs0/QR6Qok/ZqsM+wthGZ14ud5ugut1M1uybEG5xq/CaMlcsMHdnZ5XwFdA6aRs6TPHbEug2mqObDs8i0vUXw7ynJrsoza0O0EwDoHVNZdRNmeS6JA1ShNspxpK9LyPuniB8lYbnNKAnXO9s+/8raUBLFhqjwEsRSRdjhZPhJ3RW0tNoSTC0w050mIpUDDHDk4GmeN4BaD+mUXuh65F3RBucLKiPTfBiRLmeY6rI9ouO4YQw/aBq1iq4MfQZVKxwBSbjOZx4ioIGAZwRkkTdGXWRuNw0qsyHrH0BDNHbQpz8AcM2zYJ/ZwzXxalioEHbN6ZKkFHP8wg7gAJqxRmbJ5FIiIRcI3adhetyzST1+EsK1Pxw0tETapyFWUOTUWFN28uo+g3ZhYVpijUaO7OUgdyjJttKuUHrrJvYz2+tmLwEuy8+lmDAe7ezLYyk5usvgwk5VuCA6x1FDZHmwiyR6aRslq/E7qG2I3pr8pfnNhy8jGRUySxsBkxMrGJTju0Li2xl0CiUOQmAfqU3gU7Eq9IGWcVV/piIbYl02WLamiLzgZGmBhFEt9d8zOTl/dVFbUybjalkOuy1ZLo4fr9FCW1LHel5T/MMESupfzJDpr93xmpv+Y9t9otcKhlIb2GPGMW4nYrsiAcGD93pRqnetMraZKH1UQdrLEv+RCPDOjk0YNucbw2e4dzJfH8RXdDUQpw8gawiVg2PGcYU6UG15i1uA4QM9EuBtwbh03zU3Da66Lg0POl6YIBbOBl4EIFnmvi9uEWF5D/WRj170iqoyciOQmCwIMPKB3NwygBgfP8toRxt0DksYIUY9zYTsPmzucfHEqq7Ul5q9jefI9V+eeRgoTCFwy0AajDYWdI0iIncE4E5y5BiYc6uxQZ0LKproRM2viM83hpjFrxq3TMUXV4xo4RV+t2MtOmDY9QyyvHWMaZsiuZwc7Ux6t32hujXEhHjBS6L8BTz/g1PIdFYLkAC5uPIBDZKGmJpj5movmE7WcRZZalM2hzqgYx7POuu3Sj/MSKYP9f+vKBsj3OrzDm2J4uStsAlM4+qOvRQwO0fnC5Ahx4/yWp9yHD0JymQ2fkEguBQpGEkcexGsCkHeeLi3XZ9FaKEG7BjkcCxxgM+xzz7RZXia54/xddeM6/Kq6gvat35IwOzu8EX2OJ+NtLXA/lNouHjqn2n3WeVWeXKfYLcH9s2PKjWLuEzSIP6sKiuE+qEMIg6DsIA95RGOqevy6LMnvv5AZzfcFdF/34Mk9ezuCuTsi8L3jThgW4RvRI2B2FtVe2YFUn3ABNtFcpGsAMZKTCfkuT9Qy/jicDb7C0a4LW5++550o2QfWrFtL2H/x7+PXJ7+4+O38XbSz/J0DAcBur8Lr7jl+RgQIBY7qJFifUhZ/p34AAM5DP54T+l+hhUaqCECu27KSCbVYmHFxmhCpn3bLjCDsvjgxdoeB9sXJLEhB7R4hAuppkC39UwgSUE/MUtDToZ3o70PIgky8YrECQjz53sPdHJggwj1ko8F2C7erQCpmAke41lkoaYYeAD+snFG3eoiMH8CnAzZVOX947pplC3ZyjeDAdC8xDkDfVTyjlUT8xp0WUyA9cNRAhiV91wzVdBIgfhbCU9wnRTJGV60sTw0bGO9iDPx6d/VY8z+79rq/I7xyHWa/t6c65isDBMZNnaRCR1BTxt18FeJS6ZLb79yCRU+KZxsNa9280s9tVGj1zQOy+1Uu5PbsW1dVkUBHIU1Snd0ro/qOpL5CtC2DU5RCLGVIcZUeNIImCjmCUh77Z+QhjJViU5GseFSUGY9nYvyT7+NBjynikQ7v0UnlCIIOa4Drr9xgueZVuQdq0HxNeuy/6lPrr4UfkvP6R/R0CmY43lj395tq7Br/UxA/tdyi8BTRErOV5UMBW3OlnhqAvz5OUGHwE+aq5iUI+9QB8HGybqY6Dy3tSFIIf+EI/3qxpv7Q9lzkYXuxTGsIhkbsENXS3DCULQA0dj151H6EdKdKUIN56o0dpaHwD6w61KpaebFJZZPUT3kx7s/ulUAkm7luLR3l8eAgewQ2supHcKxmtvKgyLIpUJiV/RrgsnwyS9E6hqdP0rWOMZbQf0JBsLIqi0SpCayeEzxn+zb50bQuupZZ5vRdT6d5Z3J45A+/Oc8uFKbKcNPW1CRmOwHzn1yhPIw+eo6h7Aa5Vho3Z8o+LBvDaaCpmRPdFr0kMNQWQOo2k6ryXkAtatPRMvXB5dZSXgoHx6s2WOmZ8vyb1cpEE3BWqZs5tgxNbcTdgyxsc5TLQg7CVlDNMFNTa2RdG0wohuH1Kfd0mjbPLqkTfG5z1JZDHtBuLQWz4JOT7QZ86mbm6mXBtbtISL/bemhMt3kyyu1QVh7GpSI/T7u8+5w34eK6Frowgi+qdaGs9QeDSmwPCaGuew00AyzE0pp6YipiwdX1trUcyy59NbTwXJhvfRDfPShLa/pkjZAqsYkhhIHNkruENPCprugze+HS6TaH7Gp1gito7wwStwF2bSQBhvUkihtWvFUjA6Xbao+hJKaNHChyTQp/sId/q1fMWkHSu1x2aDC8e2wAfR205PCffH0Fi9xPKIm79YbmIUa4vVRhg+0ousLvYkuVXim3R2wZ1BOhRKBmG3K2XECru45IeMFro19P193tm4nvVxjREZrxktRukCjqHEtKtAFsPaq+4nnJfq95AOEvcAPuwfND9A0jWNFTVPPUdWDBuxG4F9aRk6+jUB0EN2QRppHg9VYkACyMw4fOsQkaCL3Qa69Ax5dqGzv5ivR5yQZLVr5SWxHXpiJFY4xdE3hBzL0aX4wUeDUcXm7y7KgZy1aozwdxFzQl3769qjMq0271vdzaFIZSn6QDQ3qu/XniAdyPZSyCCzL9zUkeeAjNzem+JCJhB70/rGdftgBe4JzX5VOyz73vUcoQpttMvkBM+JZQtGnIpPTG/clY0RSPftF3OLIT3657yDts9AwD+MSO6omAsoISmKhco3nfre3H3zPO0BmAmOk3rTNDptS1ASjhHGSLe6JvBem2H1E6EWHdYN1CkQKKYeguDV/htDbfvj0MNQYe2uIS/m7RimcChvDU1MGOq89BIRK9DDXDR6kR+7CJc/BAHmbVzAs2szx62p5RnXu3io8wYw2mrPxicxitKQi/OHVZJU7ApejX9lCWxJ4FjPGJAz5yQCNOujv23thIHlayna1RP+ouaZq1SOpwrLFEtjeIaXNoHQZXiBS4II8dcukVBxSbgJyFo+gooBYIuTH8TFiPc2BABnbHBfEgp7GXRZUHboa6MSqPIv/MNH5pQoL0fwzBemG+sLLxOzgoxo1mTfD7obNpPVx87BnDgLGznyPjmGMMPYbN2sWz4aHpn8jt491xefgUjJimsW3x3WifwIx+UovjZuEiMo69y9LG8M/Ah2dFvvGgiUxgqCgLU8eQNtYFl8V9URSyQToIwWzhwUeu8KpIHO6Kc70sDOYH18Xg4dcgI6SEv4eGMG0C/w//Bg+LB0v3aC4NJ4dYY3UwIg8JTQMaBFAy6F8BhJLXbxyQVxvweCjD3ZHDvqMUXbcBKD2OrpPAQ3qUQNrUwL6BxyOx0dG06PzmgJ/Wj7lZ/HCnVU90LMtyaIPGE1CSjv+zX+fttxzW1aDJDJ95cv/4fYOu3KWavijZ8svE7NOUACCQAhZe6RECaRMDe7nwO1UmnmMj570OHXHMe5w6fuFix/KRO6lUlpdsxF41E6hsuG/lP5Z/kf3v+tyn67dKThk1/SeVIRQIByi5RuwBHPI64evv7oCm69kWN77PyKzIzSU8gScHMPIWsfsJ+46H2wLzbUITkjuPYG8HgH+dXoa/AIEHWTnewP5IXVBooPlunJSQe5sJASxUQ0T0So87Oic3Q/P90PkDL6n7suspClhhX2Wr4kjoH1bLyISHmj+Jc06cgZMWcno+Y1Y3IHU6vhlN55iqGTeVD50DqmZxlcqRV39nTvlvaOoBrtvL2tGZQ3JCx51sUXN2nkuKdqt2lWtZ4WhmR2qOXw==', 'base64'));

},

"~/undici/lib/llhttp/utils.js": (_from, _load, exports) => {
Object.defineProperty(exports, "__esModule", { value: true });
exports.enumToMap = void 0;
function enumToMap(obj) {
	const res = {};
	Object.keys(obj).forEach((key)=>{
		const value = obj[key];
		if (typeof value === 'number') {
			res[key] = value;
		}
	});
	return res;
}
exports.enumToMap = enumToMap;

},

"~/undici/lib/util/timers.js": (_from, _load, exports, module) => {
let fastNow = 0;
const RESOLUTION_MS = 1e3;
const TICK_MS = (RESOLUTION_MS >> 1) - 1;
let fastNowTimeout;
const kFastTimer = Symbol('kFastTimer');
const fastTimers = [];
const NOT_IN_LIST = -2;
const TO_BE_CLEARED = -1;
const PENDING = 0;
const ACTIVE = 1;
function onTick() {
	fastNow += TICK_MS;
	let idx = 0;
	let len = fastTimers.length;
	while(idx < len){
		const timer = fastTimers[idx];
		if (timer._state === PENDING) {
			timer._idleStart = fastNow - TICK_MS;
			timer._state = ACTIVE;
		} else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
			timer._state = TO_BE_CLEARED;
			timer._idleStart = -1;
			timer._onTimeout(timer._timerArg);
		}
		if (timer._state === TO_BE_CLEARED) {
			timer._state = NOT_IN_LIST;
			if (--len !== 0) {
				fastTimers[idx] = fastTimers[len];
			}
		} else {
			++idx;
		}
	}
	fastTimers.length = len;
	if (fastTimers.length !== 0) {
		refreshTimeout();
	}
}
function refreshTimeout() {
	if (fastNowTimeout) {
		fastNowTimeout.refresh();
	} else {
		clearTimeout(fastNowTimeout);
		fastNowTimeout = setTimeout(onTick, TICK_MS);
		if (fastNowTimeout.unref) {
			fastNowTimeout.unref();
		}
	}
}
class FastTimer {
	[kFastTimer] = true;
	_state = NOT_IN_LIST;
	_idleTimeout = -1;
	_idleStart = -1;
	_onTimeout;
	_timerArg;
	constructor(callback, delay, arg){
		this._onTimeout = callback;
		this._idleTimeout = delay;
		this._timerArg = arg;
		this.refresh();
	}
	refresh() {
		if (this._state === NOT_IN_LIST) {
			fastTimers.push(this);
		}
		if (!fastNowTimeout || fastTimers.length === 1) {
			refreshTimeout();
		}
		this._state = PENDING;
	}
	clear() {
		this._state = TO_BE_CLEARED;
		this._idleStart = -1;
	}
}
module.exports = {
	setTimeout (callback, delay, arg) {
		return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
	},
	clearTimeout (timeout) {
		if (timeout[kFastTimer]) {
			timeout.clear();
		} else {
			clearTimeout(timeout);
		}
	},
	setFastTimeout (callback, delay, arg) {
		return new FastTimer(callback, delay, arg);
	},
	clearFastTimeout (timeout) {
		timeout.clear();
	},
	now () {
		return fastNow;
	},
	tick (delay = 0) {
		fastNow += delay - RESOLUTION_MS + 1;
		onTick();
		onTick();
	},
	reset () {
		fastNow = 0;
		fastTimers.length = 0;
		clearTimeout(fastNowTimeout);
		fastNowTimeout = null;
	},
	kFastTimer
};

},

"~/undici/lib/web/fetch/body.js": (_from, _load, _exports, module) => {
const util = _load("~/undici/lib/core/util.js");
const { ReadableStreamFrom, isBlobLike, isReadableStreamLike, readableStreamClose, createDeferredPromise, fullyReadBody, extractMimeType, utf8DecodeBytes } = _load("~/undici/lib/web/fetch/util.js");
const { FormData } = _load("~/undici/lib/web/fetch/formdata.js");
const { kState } = _load("~/undici/lib/web/fetch/symbols.js");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
const { Blob } = require("node:buffer");
const assert = require("node:assert");
const { isErrored, isDisturbed } = require("node:stream");
const { isArrayBuffer } = require("node:util/types");
const { serializeAMimeType } = _load("~/undici/lib/web/fetch/data-url.js");
const { multipartFormDataParser } = {};
let random;
try {
	const crypto = require("node:crypto");
	random = (max)=>crypto.randomInt(0, max);
} catch  {
	random = (max)=>Math.floor(Math.random(max));
}
const textEncoder = new TextEncoder();
function noop() {}
const hasFinalizationRegistry = globalThis.FinalizationRegistry && process.version.indexOf('v18') !== 0;
let streamRegistry;
if (hasFinalizationRegistry) {
	streamRegistry = new FinalizationRegistry((weakRef)=>{
		const stream = weakRef.deref();
		if (stream && !stream.locked && !isDisturbed(stream) && !isErrored(stream)) {
			stream.cancel('Response object has been garbage collected').catch(noop);
		}
	});
}
function extractBody(object, keepalive = false) {
	let stream = null;
	if (object instanceof ReadableStream) {
		stream = object;
	} else if (isBlobLike(object)) {
		stream = object.stream();
	} else {
		stream = new ReadableStream({
			async pull (controller) {
				const buffer = typeof source === 'string' ? textEncoder.encode(source) : source;
				if (buffer.byteLength) {
					controller.enqueue(buffer);
				}
				queueMicrotask(()=>readableStreamClose(controller));
			},
			start () {},
			type: 'bytes'
		});
	}
	assert(isReadableStreamLike(stream));
	let action = null;
	let source = null;
	let length = null;
	let type = null;
	if (typeof object === 'string') {
		source = object;
		type = 'text/plain;charset=UTF-8';
	} else if (object instanceof URLSearchParams) {
		source = object.toString();
		type = 'application/x-www-form-urlencoded;charset=UTF-8';
	} else if (isArrayBuffer(object)) {
		source = new Uint8Array(object.slice());
	} else if (ArrayBuffer.isView(object)) {
		source = new Uint8Array(object.buffer.slice(object.byteOffset, object.byteOffset + object.byteLength));
	} else if (util.isFormDataLike(object)) {
		const boundary = `----formdata-undici-0${`${random(1e11)}`.padStart(11, '0')}`;
		const prefix = `--${boundary}\r\nContent-Disposition: form-data`;
		const escape = (str)=>str.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22');
		const normalizeLinefeeds = (value)=>value.replace(/\r?\n|\r/g, '\r\n');
		const blobParts = [];
		const rn = new Uint8Array([13, 10]);
		length = 0;
		let hasUnknownSizeValue = false;
		for (const [name, value] of object){
			if (typeof value === 'string') {
				const chunk = textEncoder.encode(prefix + `; name="${escape(normalizeLinefeeds(name))}"` + `\r\n\r\n${normalizeLinefeeds(value)}\r\n`);
				blobParts.push(chunk);
				length += chunk.byteLength;
			} else {
				const chunk = textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"` + (value.name ? `; filename="${escape(value.name)}"` : '') + '\r\n' + `Content-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`);
				blobParts.push(chunk, value, rn);
				if (typeof value.size === 'number') {
					length += chunk.byteLength + value.size + rn.byteLength;
				} else {
					hasUnknownSizeValue = true;
				}
			}
		}
		const chunk = textEncoder.encode(`--${boundary}--\r\n`);
		blobParts.push(chunk);
		length += chunk.byteLength;
		if (hasUnknownSizeValue) {
			length = null;
		}
		source = object;
		action = async function*() {
			for (const part of blobParts){
				if (part.stream) {
					yield* part.stream();
				} else {
					yield part;
				}
			}
		};
		type = `multipart/form-data; boundary=${boundary}`;
	} else if (isBlobLike(object)) {
		source = object;
		length = object.size;
		if (object.type) {
			type = object.type;
		}
	} else if (typeof object[Symbol.asyncIterator] === 'function') {
		if (keepalive) {
			throw new TypeError('keepalive');
		}
		if (util.isDisturbed(object) || object.locked) {
			throw new TypeError('Response body object should not be disturbed or locked');
		}
		stream = object instanceof ReadableStream ? object : ReadableStreamFrom(object);
	}
	if (typeof source === 'string' || util.isBuffer(source)) {
		length = Buffer.byteLength(source);
	}
	if (action != null) {
		let iterator;
		stream = new ReadableStream({
			async start () {
				iterator = action(object)[Symbol.asyncIterator]();
			},
			async pull (controller) {
				const { value, done } = await iterator.next();
				if (done) {
					queueMicrotask(()=>{
						controller.close();
						controller.byobRequest?.respond(0);
					});
				} else {
					if (!isErrored(stream)) {
						const buffer = new Uint8Array(value);
						if (buffer.byteLength) {
							controller.enqueue(buffer);
						}
					}
				}
				return controller.desiredSize > 0;
			},
			async cancel (reason) {
				await iterator.return();
			},
			type: 'bytes'
		});
	}
	const body = { stream, source, length };
	return [body, type];
}
function safelyExtractBody(object, keepalive = false) {
	if (object instanceof ReadableStream) {
		assert(!util.isDisturbed(object), 'The body has already been consumed.');
		assert(!object.locked, 'The stream is locked.');
	}
	return extractBody(object, keepalive);
}
function cloneBody(instance, body) {
	const [out1, out2] = body.stream.tee();
	body.stream = out1;
	return { stream: out2, length: body.length, source: body.source };
}
function throwIfAborted(state) {
	if (state.aborted) {
		throw new DOMException('The operation was aborted.', 'AbortError');
	}
}
function bodyMixinMethods(instance) {
	const methods = {
		blob () {
			return consumeBody(this, (bytes)=>{
				let mimeType = bodyMimeType(this);
				if (mimeType === null) {
					mimeType = '';
				} else if (mimeType) {
					mimeType = serializeAMimeType(mimeType);
				}
				return new Blob([bytes], { type: mimeType });
			}, instance);
		},
		arrayBuffer () {
			return consumeBody(this, (bytes)=>{
				return new Uint8Array(bytes).buffer;
			}, instance);
		},
		text () {
			return consumeBody(this, utf8DecodeBytes, instance);
		},
		json () {
			return consumeBody(this, parseJSONFromBytes, instance);
		},
		formData () {
			return consumeBody(this, (value)=>{
				const mimeType = bodyMimeType(this);
				if (mimeType !== null) {
					switch(mimeType.essence){
						case 'multipart/form-data':
							{
								const parsed = multipartFormDataParser(value, mimeType);
								if (parsed === 'failure') {
									throw new TypeError('Failed to parse body as FormData.');
								}
								const fd = new FormData();
								fd[kState] = parsed;
								return fd;
							}
						case 'application/x-www-form-urlencoded':
							{
								const entries = new URLSearchParams(value.toString());
								const fd = new FormData();
								for (const [name, value] of entries){
									fd.append(name, value);
								}
								return fd;
							}
					}
				}
				throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".');
			}, instance);
		},
		bytes () {
			return consumeBody(this, (bytes)=>{
				return new Uint8Array(bytes);
			}, instance);
		}
	};
	return methods;
}
function mixinBody(prototype) {
	Object.assign(prototype.prototype, bodyMixinMethods(prototype));
}
async function consumeBody(object, convertBytesToJSValue, instance) {
	webidl.brandCheck(object, instance);
	if (bodyUnusable(object)) {
		throw new TypeError('Body is unusable: Body has already been read');
	}
	throwIfAborted(object[kState]);
	const promise = createDeferredPromise();
	const errorSteps = (error)=>promise.reject(error);
	const successSteps = (data)=>{
		try {
			promise.resolve(convertBytesToJSValue(data));
		} catch (e) {
			errorSteps(e);
		}
	};
	if (object[kState].body == null) {
		successSteps(Buffer.allocUnsafe(0));
		return promise.promise;
	}
	await fullyReadBody(object[kState].body, successSteps, errorSteps);
	return promise.promise;
}
function bodyUnusable(object) {
	const body = object[kState].body;
	return body != null && (body.stream.locked || util.isDisturbed(body.stream));
}
function parseJSONFromBytes(bytes) {
	return JSON.parse(utf8DecodeBytes(bytes));
}
function bodyMimeType(requestOrResponse) {
	const headers = requestOrResponse[kState].headersList;
	const mimeType = extractMimeType(headers);
	if (mimeType === 'failure') {
		return null;
	}
	return mimeType;
}
module.exports = { extractBody, safelyExtractBody, cloneBody, mixinBody, streamRegistry, hasFinalizationRegistry, bodyUnusable };

},

"~/undici/lib/web/fetch/constants.js": (_from, _load, exports, module) => {
const corsSafeListedMethods = ['GET', 'HEAD', 'POST'];
const corsSafeListedMethodsSet = new Set(corsSafeListedMethods);
const nullBodyStatus = [101, 204, 205, 304];
const redirectStatus = [301, 302, 303, 307, 308];
const redirectStatusSet = new Set(redirectStatus);
const badPorts = [
	'1', '7', '9', '11', '13', '15', '17', '19', '20', '21', '22', '23', '25', '37', '42', '43', '53', '69', '77', '79', '87', '95', '101', '102', '103', '104',
	'109', '110', '111', '113', '115', '117', '119', '123', '135', '137', '139', '143', '161', '179', '389', '427', '465', '512', '513', '514', '515', '526',
	'530', '531', '532', '540', '548', '554', '556', '563', '587', '601', '636', '989', '990', '993', '995', '1719', '1720', '1723', '2049', '3659', '4045',
	'4190', '5060', '5061', '6000', '6566', '6665', '6666', '6667', '6668', '6669', '6679', '6697', '10080',
];
const badPortsSet = new Set(badPorts);
const referrerPolicy = [
	'', 'no-referrer', 'no-referrer-when-downgrade', 'same-origin', 'origin', 'strict-origin', 'origin-when-cross-origin', 'strict-origin-when-cross-origin',
	'unsafe-url',
];
const referrerPolicySet = new Set(referrerPolicy);
const requestRedirect = ['follow', 'manual', 'error'];
const safeMethods = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];
const safeMethodsSet = new Set(safeMethods);
const requestMode = ['navigate', 'same-origin', 'no-cors', 'cors'];
const requestCredentials = ['omit', 'same-origin', 'include'];
const requestCache = ['default', 'no-store', 'reload', 'no-cache', 'force-cache', 'only-if-cached'];
const requestBodyHeader = ['content-encoding', 'content-language', 'content-location', 'content-type', 'content-length'];
const requestDuplex = ['half'];
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];
const forbiddenMethodsSet = new Set(forbiddenMethods);
const subresource = ['audio', 'audioworklet', 'font', 'image', 'manifest', 'paintworklet', "script", 'style', 'track', 'video', 'xslt', ''];
const subresourceSet = new Set(subresource);
module.exports = {
	subresource,
	forbiddenMethods,
	requestBodyHeader,
	referrerPolicy,
	requestRedirect,
	requestMode,
	requestCredentials,
	requestCache,
	redirectStatus,
	corsSafeListedMethods,
	nullBodyStatus,
	safeMethods,
	badPorts,
	requestDuplex,
	subresourceSet,
	badPortsSet,
	redirectStatusSet,
	corsSafeListedMethodsSet,
	safeMethodsSet,
	forbiddenMethodsSet,
	referrerPolicySet
};

},

"~/undici/lib/web/fetch/data-url.js": (_from, _load, _exports, module) => {
const assert = require("node:assert");
const encoder = new TextEncoder();
const HTTP_TOKEN_CODEPOINTS = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/;
const HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/;
const ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g;
const HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
function dataURLProcessor(dataURL) {
	assert(dataURL.protocol === 'data:');
	let input = URLSerializer(dataURL, true);
	input = input.slice(5);
	const position = { position: 0 };
	let mimeType = collectASequenceOfCodePointsFast(',', input, position);
	const mimeTypeLength = mimeType.length;
	mimeType = removeASCIIWhitespace(mimeType, true, true);
	if (position.position >= input.length) {
		return 'failure';
	}
	position.position++;
	const encodedBody = input.slice(mimeTypeLength + 1);
	let body = stringPercentDecode(encodedBody);
	if (/;(\u0020){0,}base64$/i.test(mimeType)) {
		const stringBody = isomorphicDecode(body);
		body = forgivingBase64(stringBody);
		if (body === 'failure') {
			return 'failure';
		}
		mimeType = mimeType.slice(0, -6);
		mimeType = mimeType.replace(/(\u0020)+$/, '');
		mimeType = mimeType.slice(0, -1);
	}
	if (mimeType.startsWith(';')) {
		mimeType = 'text/plain' + mimeType;
	}
	let mimeTypeRecord = parseMIMEType(mimeType);
	if (mimeTypeRecord === 'failure') {
		mimeTypeRecord = parseMIMEType('text/plain;charset=US-ASCII');
	}
	return { mimeType: mimeTypeRecord, body };
}
function URLSerializer(url, excludeFragment = false) {
	if (!excludeFragment) {
		return url.href;
	}
	const href = url.href;
	const hashLength = url.hash.length;
	const serialized = hashLength === 0 ? href : href.substring(0, href.length - hashLength);
	if (!hashLength && href.endsWith('#')) {
		return serialized.slice(0, -1);
	}
	return serialized;
}
function collectASequenceOfCodePoints(condition, input, position) {
	let result = '';
	while(position.position < input.length && condition(input[position.position])){
		result += input[position.position];
		position.position++;
	}
	return result;
}
function collectASequenceOfCodePointsFast(char, input, position) {
	const idx = input.indexOf(char, position.position);
	const start = position.position;
	if (idx === -1) {
		position.position = input.length;
		return input.slice(start);
	}
	position.position = idx;
	return input.slice(start, position.position);
}
function stringPercentDecode(input) {
	const bytes = encoder.encode(input);
	return percentDecode(bytes);
}
function isHexCharByte(byte) {
	return byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x46 || byte >= 0x61 && byte <= 0x66;
}
function hexByteToNumber(byte) {
	return byte >= 0x30 && byte <= 0x39 ? byte - 48 : (byte & 0xDF) - 55;
}
function percentDecode(input) {
	const length = input.length;
	const output = new Uint8Array(length);
	let j = 0;
	for(let i = 0; i < length; ++i){
		const byte = input[i];
		if (byte !== 0x25) {
			output[j++] = byte;
		} else if (byte === 0x25 && !(isHexCharByte(input[i + 1]) && isHexCharByte(input[i + 2]))) {
			output[j++] = 0x25;
		} else {
			output[j++] = hexByteToNumber(input[i + 1]) << 4 | hexByteToNumber(input[i + 2]);
			i += 2;
		}
	}
	return length === j ? output : output.subarray(0, j);
}
function parseMIMEType(input) {
	input = removeHTTPWhitespace(input, true, true);
	const position = { position: 0 };
	const type = collectASequenceOfCodePointsFast('/', input, position);
	if (type.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(type)) {
		return 'failure';
	}
	if (position.position > input.length) {
		return 'failure';
	}
	position.position++;
	let subtype = collectASequenceOfCodePointsFast(';', input, position);
	subtype = removeHTTPWhitespace(subtype, false, true);
	if (subtype.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(subtype)) {
		return 'failure';
	}
	const typeLowercase = type.toLowerCase();
	const subtypeLowercase = subtype.toLowerCase();
	const mimeType = {
		type: typeLowercase,
		subtype: subtypeLowercase,
		parameters: new Map(),
		essence: `${typeLowercase}/${subtypeLowercase}`
	};
	while(position.position < input.length){
		position.position++;
		collectASequenceOfCodePoints((char)=>HTTP_WHITESPACE_REGEX.test(char), input, position);
		let parameterName = collectASequenceOfCodePoints((char)=>char !== ';' && char !== '=', input, position);
		parameterName = parameterName.toLowerCase();
		if (position.position < input.length) {
			if (input[position.position] === ';') {
				continue;
			}
			position.position++;
		}
		if (position.position > input.length) {
			break;
		}
		let parameterValue = null;
		if (input[position.position] === '"') {
			parameterValue = collectAnHTTPQuotedString(input, position, true);
			collectASequenceOfCodePointsFast(';', input, position);
		} else {
			parameterValue = collectASequenceOfCodePointsFast(';', input, position);
			parameterValue = removeHTTPWhitespace(parameterValue, false, true);
			if (parameterValue.length === 0) {
				continue;
			}
		}
		if (parameterName.length !== 0 && HTTP_TOKEN_CODEPOINTS.test(parameterName) && (parameterValue.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(parameterValue)) && !mimeType.parameters.has(parameterName)) {
			mimeType.parameters.set(parameterName, parameterValue);
		}
	}
	return mimeType;
}
function forgivingBase64(data) {
	data = data.replace(ASCII_WHITESPACE_REPLACE_REGEX, '');
	let dataLength = data.length;
	if (dataLength % 4 === 0) {
		if (data.charCodeAt(dataLength - 1) === 0x003D) {
			--dataLength;
			if (data.charCodeAt(dataLength - 1) === 0x003D) {
				--dataLength;
			}
		}
	}
	if (dataLength % 4 === 1) {
		return 'failure';
	}
	if (/[^+/0-9A-Za-z]/.test(data.length === dataLength ? data : data.substring(0, dataLength))) {
		return 'failure';
	}
	const buffer = Buffer.from(data, 'base64');
	return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}
function collectAnHTTPQuotedString(input, position, extractValue) {
	const positionStart = position.position;
	let value = '';
	assert(input[position.position] === '"');
	position.position++;
	while(true){
		value += collectASequenceOfCodePoints((char)=>char !== '"' && char !== '\\', input, position);
		if (position.position >= input.length) {
			break;
		}
		const quoteOrBackslash = input[position.position];
		position.position++;
		if (quoteOrBackslash === '\\') {
			if (position.position >= input.length) {
				value += '\\';
				break;
			}
			value += input[position.position];
			position.position++;
		} else {
			assert(quoteOrBackslash === '"');
			break;
		}
	}
	if (extractValue) {
		return value;
	}
	return input.slice(positionStart, position.position);
}
function serializeAMimeType(mimeType) {
	assert(mimeType !== 'failure');
	const { parameters, essence } = mimeType;
	let serialization = essence;
	for (let [name, value] of parameters.entries()){
		serialization += ';';
		serialization += name;
		serialization += '=';
		if (!HTTP_TOKEN_CODEPOINTS.test(value)) {
			value = value.replace(/(\\|")/g, '\\$1');
			value = '"' + value;
			value += '"';
		}
		serialization += value;
	}
	return serialization;
}
function isHTTPWhiteSpace(char) {
	return char === 0x00d || char === 0x00a || char === 0x009 || char === 0x020;
}
function removeHTTPWhitespace(str, leading = true, trailing = true) {
	return removeChars(str, leading, trailing, isHTTPWhiteSpace);
}
function isASCIIWhitespace(char) {
	return char === 0x00d || char === 0x00a || char === 0x009 || char === 0x00c || char === 0x020;
}
function removeASCIIWhitespace(str, leading = true, trailing = true) {
	return removeChars(str, leading, trailing, isASCIIWhitespace);
}
function removeChars(str, leading, trailing, predicate) {
	let lead = 0;
	let trail = str.length - 1;
	if (leading) {
		while(lead < str.length && predicate(str.charCodeAt(lead)))lead++;
	}
	if (trailing) {
		while(trail > 0 && predicate(str.charCodeAt(trail)))trail--;
	}
	return lead === 0 && trail === str.length - 1 ? str : str.slice(lead, trail + 1);
}
function isomorphicDecode(input) {
	const length = input.length;
	if ((2 << 15) - 1 > length) {
		return String.fromCharCode.apply(null, input);
	}
	let result = '';
	let i = 0;
	let addition = (2 << 15) - 1;
	while(i < length){
		if (i + addition > length) {
			addition = length - i;
		}
		result += String.fromCharCode.apply(null, input.subarray(i, i += addition));
	}
	return result;
}
function minimizeSupportedMimeType(mimeType) {
	switch(mimeType.essence){
		case "application/ecmascript":
		case "application/javascript":
		case "application/x-ecmascript":
		case "application/x-javascript":
		case "text/ecmascript":
		case "text/javascript":
		case "text/javascript1.0":
		case "text/javascript1.1":
		case "text/javascript1.2":
		case "text/javascript1.3":
		case "text/javascript1.4":
		case "text/javascript1.5":
		case "text/jscript":
		case "text/livescript":
		case "text/x-ecmascript":
		case "text/x-javascript":
			return "text/javascript";
		case 'application/json':
		case 'text/json':
			return 'application/json';
		case 'image/svg+xml':
			return 'image/svg+xml';
		case 'text/xml':
		case 'application/xml':
			return 'application/xml';
	}
	if (mimeType.subtype.endsWith('+json')) {
		return 'application/json';
	}
	if (mimeType.subtype.endsWith('+xml')) {
		return 'application/xml';
	}
	return '';
}
module.exports = {
	dataURLProcessor,
	URLSerializer,
	collectASequenceOfCodePoints,
	collectASequenceOfCodePointsFast,
	stringPercentDecode,
	parseMIMEType,
	collectAnHTTPQuotedString,
	serializeAMimeType,
	removeChars,
	removeHTTPWhitespace,
	minimizeSupportedMimeType,
	HTTP_TOKEN_CODEPOINTS,
	isomorphicDecode
};

},

"~/undici/lib/web/fetch/dispatcher-weakref.js": (_from, _load, _exports, module) => {
const { kConnected, kSize } = _load("~/undici/lib/core/symbols.js");
class CompatWeakRef {
	constructor(value){
		this.value = value;
	}
	deref() {
		return this.value[kConnected] === 0 && this.value[kSize] === 0 ? undefined : this.value;
	}
}
class CompatFinalizer {
	constructor(finalizer){
		this.finalizer = finalizer;
	}
	register(dispatcher, key) {
		if (dispatcher.on) {
			dispatcher.on('disconnect', ()=>{
				if (dispatcher[kConnected] === 0 && dispatcher[kSize] === 0) {
					this.finalizer(key);
				}
			});
		}
	}
	unregister(key) {}
}
module.exports = function() {
	if (process.env.NODE_V8_COVERAGE && process.version.startsWith('v18')) {
		process._rawDebug('Using compatibility WeakRef and FinalizationRegistry');
		return { WeakRef: CompatWeakRef, FinalizationRegistry: CompatFinalizer };
	}
	return { WeakRef, FinalizationRegistry };
};

},

"~/undici/lib/web/fetch/file.js": (_from, _load, _exports, module) => {
const { Blob, File } = require("node:buffer");
const { kState } = _load("~/undici/lib/web/fetch/symbols.js");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
class FileLike {
	constructor(blobLike, fileName, options = {}){
		const n = fileName;
		const t = options.type;
		const d = options.lastModified ?? Date.now();
		this[kState] = { blobLike, name: n, type: t, lastModified: d };
	}
	stream(...args) {
		webidl.brandCheck(this, FileLike);
		return this[kState].blobLike.stream(...args);
	}
	arrayBuffer(...args) {
		webidl.brandCheck(this, FileLike);
		return this[kState].blobLike.arrayBuffer(...args);
	}
	slice(...args) {
		webidl.brandCheck(this, FileLike);
		return this[kState].blobLike.slice(...args);
	}
	text(...args) {
		webidl.brandCheck(this, FileLike);
		return this[kState].blobLike.text(...args);
	}
	get size() {
		webidl.brandCheck(this, FileLike);
		return this[kState].blobLike.size;
	}
	get type() {
		webidl.brandCheck(this, FileLike);
		return this[kState].blobLike.type;
	}
	get name() {
		webidl.brandCheck(this, FileLike);
		return this[kState].name;
	}
	get lastModified() {
		webidl.brandCheck(this, FileLike);
		return this[kState].lastModified;
	}
	get [Symbol.toStringTag]() {
		return 'File';
	}
}
webidl.converters.Blob = webidl.interfaceConverter(Blob);
function isFileLike(object) {
	return object instanceof File || object && (typeof object.stream === 'function' || typeof object.arrayBuffer === 'function') && object[Symbol.toStringTag] === 'File';
}
module.exports = { FileLike, isFileLike };

},

"~/undici/lib/web/fetch/formdata.js": (_from, _load, _exports, module) => {
const { isBlobLike, iteratorMixin } = _load("~/undici/lib/web/fetch/util.js");
const { kState } = _load("~/undici/lib/web/fetch/symbols.js");
const { kEnumerableProperty } = _load("~/undici/lib/core/util.js");
const { FileLike, isFileLike } = _load("~/undici/lib/web/fetch/file.js");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
const { File: NativeFile } = require("node:buffer");
const nodeUtil = require("node:util");
const File = globalThis.File ?? NativeFile;
class FormData {
	constructor(form){
		webidl.util.markAsUncloneable(this);
		if (form !== undefined) {
			throw webidl.errors.conversionFailed({ prefix: 'FormData constructor', argument: 'Argument 1', types: ['undefined'] });
		}
		this[kState] = [];
	}
	append(name, value, filename = undefined) {
		webidl.brandCheck(this, FormData);
		const prefix = 'FormData.append';
		webidl.argumentLengthCheck(arguments, 2, prefix);
		if (arguments.length === 3 && !isBlobLike(value)) {
			throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");
		}
		name = webidl.converters.USVString(name, prefix, 'name');
		value = isBlobLike(value) ? webidl.converters.Blob(value, prefix, 'value', { strict: false }) : webidl.converters.USVString(value, prefix, 'value');
		filename = arguments.length === 3 ? webidl.converters.USVString(filename, prefix, 'filename') : undefined;
		const entry = makeEntry(name, value, filename);
		this[kState].push(entry);
	}
	delete(name) {
		webidl.brandCheck(this, FormData);
		const prefix = 'FormData.delete';
		webidl.argumentLengthCheck(arguments, 1, prefix);
		name = webidl.converters.USVString(name, prefix, 'name');
		this[kState] = this[kState].filter((entry)=>entry.name !== name);
	}
	get(name) {
		webidl.brandCheck(this, FormData);
		const prefix = 'FormData.get';
		webidl.argumentLengthCheck(arguments, 1, prefix);
		name = webidl.converters.USVString(name, prefix, 'name');
		const idx = this[kState].findIndex((entry)=>entry.name === name);
		if (idx === -1) {
			return null;
		}
		return this[kState][idx].value;
	}
	getAll(name) {
		webidl.brandCheck(this, FormData);
		const prefix = 'FormData.getAll';
		webidl.argumentLengthCheck(arguments, 1, prefix);
		name = webidl.converters.USVString(name, prefix, 'name');
		return this[kState].filter((entry)=>entry.name === name).map((entry)=>entry.value);
	}
	has(name) {
		webidl.brandCheck(this, FormData);
		const prefix = 'FormData.has';
		webidl.argumentLengthCheck(arguments, 1, prefix);
		name = webidl.converters.USVString(name, prefix, 'name');
		return this[kState].findIndex((entry)=>entry.name === name) !== -1;
	}
	set(name, value, filename = undefined) {
		webidl.brandCheck(this, FormData);
		const prefix = 'FormData.set';
		webidl.argumentLengthCheck(arguments, 2, prefix);
		if (arguments.length === 3 && !isBlobLike(value)) {
			throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");
		}
		name = webidl.converters.USVString(name, prefix, 'name');
		value = isBlobLike(value) ? webidl.converters.Blob(value, prefix, 'name', { strict: false }) : webidl.converters.USVString(value, prefix, 'name');
		filename = arguments.length === 3 ? webidl.converters.USVString(filename, prefix, 'name') : undefined;
		const entry = makeEntry(name, value, filename);
		const idx = this[kState].findIndex((entry)=>entry.name === name);
		if (idx !== -1) {
			this[kState] = [...this[kState].slice(0, idx), entry, ...this[kState].slice(idx + 1).filter((entry)=>entry.name !== name)];
		} else {
			this[kState].push(entry);
		}
	}
	[nodeUtil.inspect.custom](depth, options) {
		const state = this[kState].reduce((a, b)=>{
			if (a[b.name]) {
				if (Array.isArray(a[b.name])) {
					a[b.name].push(b.value);
				} else {
					a[b.name] = [a[b.name], b.value];
				}
			} else {
				a[b.name] = b.value;
			}
			return a;
		}, { __proto__: null });
		options.depth ??= depth;
		options.colors ??= true;
		const output = nodeUtil.formatWithOptions(options, state);
		return `FormData ${output.slice(output.indexOf(']') + 2)}`;
	}
}
iteratorMixin('FormData', FormData, kState, 'name', 'value');
Object.defineProperties(FormData.prototype, {
	append: kEnumerableProperty,
	delete: kEnumerableProperty,
	get: kEnumerableProperty,
	getAll: kEnumerableProperty,
	has: kEnumerableProperty,
	set: kEnumerableProperty,
	[Symbol.toStringTag]: { value: 'FormData', configurable: true }
});
function makeEntry(name, value, filename) {
	if (typeof value === 'string') {} else {
		if (!isFileLike(value)) {
			value = value instanceof Blob ? new File([value], 'blob', { type: value.type }) : new FileLike(value, 'blob', { type: value.type });
		}
		if (filename !== undefined) {
			const options = { type: value.type, lastModified: value.lastModified };
			value = value instanceof NativeFile ? new File([value], filename, options) : new FileLike(value, filename, options);
		}
	}
	return { name, value };
}
module.exports = { FormData, makeEntry };

},

"~/undici/lib/web/fetch/global.js": (_from, _load, exports, module) => {
const globalOrigin = Symbol.for('undici.globalOrigin.1');
function getGlobalOrigin() {
	return globalThis[globalOrigin];
}
function setGlobalOrigin(newOrigin) {
	if (newOrigin === undefined) {
		Object.defineProperty(globalThis, globalOrigin, { value: undefined, writable: true, enumerable: false, configurable: false });
		return;
	}
	const parsedURL = new URL(newOrigin);
	if (parsedURL.protocol !== 'http:' && parsedURL.protocol !== 'https:') {
		throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);
	}
	Object.defineProperty(globalThis, globalOrigin, { value: parsedURL, writable: true, enumerable: false, configurable: false });
}
module.exports = { getGlobalOrigin, setGlobalOrigin };

},

"~/undici/lib/web/fetch/headers.js": (_from, _load, _exports, module) => {
const { kConstruct } = _load("~/undici/lib/core/symbols.js");
const { kEnumerableProperty } = _load("~/undici/lib/core/util.js");
const { iteratorMixin, isValidHeaderName, isValidHeaderValue } = _load("~/undici/lib/web/fetch/util.js");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
const assert = require("node:assert");
const util = require("node:util");
const kHeadersMap = Symbol('headers map');
const kHeadersSortedMap = Symbol('headers map sorted');
function isHTTPWhiteSpaceCharCode(code) {
	return code === 0x00a || code === 0x00d || code === 0x009 || code === 0x020;
}
function headerValueNormalize(potentialValue) {
	let i = 0;
	let j = potentialValue.length;
	while(j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1)))--j;
	while(j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i)))++i;
	return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
}
function fill(headers, object) {
	if (Array.isArray(object)) {
		for(let i = 0; i < object.length; ++i){
			const header = object[i];
			if (header.length !== 2) {
				throw webidl.errors.exception({
					header: 'Headers constructor',
					message: `expected name/value pair to be length 2, found ${header.length}.`
				});
			}
			appendHeader(headers, header[0], header[1]);
		}
	} else if (typeof object === 'object' && object !== null) {
		const keys = Object.keys(object);
		for(let i = 0; i < keys.length; ++i){
			appendHeader(headers, keys[i], object[keys[i]]);
		}
	} else {
		throw webidl.errors.conversionFailed({
			prefix: 'Headers constructor',
			argument: 'Argument 1',
			types: ['sequence<sequence<ByteString>>', 'record<ByteString, ByteString>']
		});
	}
}
function appendHeader(headers, name, value) {
	value = headerValueNormalize(value);
	if (!isValidHeaderName(name)) {
		throw webidl.errors.invalidArgument({ prefix: 'Headers.append', value: name, type: 'header name' });
	} else if (!isValidHeaderValue(value)) {
		throw webidl.errors.invalidArgument({ prefix: 'Headers.append', value, type: 'header value' });
	}
	if (getHeadersGuard(headers) === 'immutable') {
		throw new TypeError('immutable');
	}
	return getHeadersList(headers).append(name, value, false);
}
function compareHeaderName(a, b) {
	return a[0] < b[0] ? -1 : 1;
}
class HeadersList {
	cookies = null;
	constructor(init){
		if (init instanceof HeadersList) {
			this[kHeadersMap] = new Map(init[kHeadersMap]);
			this[kHeadersSortedMap] = init[kHeadersSortedMap];
			this.cookies = init.cookies === null ? null : [...init.cookies];
		} else {
			this[kHeadersMap] = new Map(init);
			this[kHeadersSortedMap] = null;
		}
	}
	contains(name, isLowerCase) {
		return this[kHeadersMap].has(isLowerCase ? name : name.toLowerCase());
	}
	clear() {
		this[kHeadersMap].clear();
		this[kHeadersSortedMap] = null;
		this.cookies = null;
	}
	append(name, value, isLowerCase) {
		this[kHeadersSortedMap] = null;
		const lowercaseName = isLowerCase ? name : name.toLowerCase();
		const exists = this[kHeadersMap].get(lowercaseName);
		if (exists) {
			const delimiter = lowercaseName === 'cookie' ? '; ' : ', ';
			this[kHeadersMap].set(lowercaseName, {
				name: exists.name,
				value: `${exists.value}${delimiter}${value}`
			});
		} else {
			this[kHeadersMap].set(lowercaseName, { name, value });
		}
		if (lowercaseName === 'set-cookie') {
			(this.cookies ??= []).push(value);
		}
	}
	set(name, value, isLowerCase) {
		this[kHeadersSortedMap] = null;
		const lowercaseName = isLowerCase ? name : name.toLowerCase();
		if (lowercaseName === 'set-cookie') {
			this.cookies = [value];
		}
		this[kHeadersMap].set(lowercaseName, { name, value });
	}
	delete(name, isLowerCase) {
		this[kHeadersSortedMap] = null;
		if (!isLowerCase) name = name.toLowerCase();
		if (name === 'set-cookie') {
			this.cookies = null;
		}
		this[kHeadersMap].delete(name);
	}
	get(name, isLowerCase) {
		return this[kHeadersMap].get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
	}
	*[Symbol.iterator]() {
		for (const { 0: name, 1: { value } } of this[kHeadersMap]){
			yield [name, value];
		}
	}
	get entries() {
		const headers = {};
		if (this[kHeadersMap].size !== 0) {
			for (const { name, value } of this[kHeadersMap].values()){
				headers[name] = value;
			}
		}
		return headers;
	}
	rawValues() {
		return this[kHeadersMap].values();
	}
	get entriesList() {
		const headers = [];
		if (this[kHeadersMap].size !== 0) {
			for (const { 0: lowerName, 1: { name, value } } of this[kHeadersMap]){
				if (lowerName === 'set-cookie') {
					for (const cookie of this.cookies){
						headers.push([name, cookie]);
					}
				} else {
					headers.push([name, value]);
				}
			}
		}
		return headers;
	}
	toSortedArray() {
		const size = this[kHeadersMap].size;
		const array = new Array(size);
		if (size <= 32) {
			if (size === 0) {
				return array;
			}
			const iterator = this[kHeadersMap][Symbol.iterator]();
			const firstValue = iterator.next().value;
			array[0] = [firstValue[0], firstValue[1].value];
			assert(firstValue[1].value !== null);
			for(let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i){
				value = iterator.next().value;
				x = array[i] = [value[0], value[1].value];
				assert(x[1] !== null);
				left = 0;
				right = i;
				while(left < right){
					pivot = left + (right - left >> 1);
					if (array[pivot][0] <= x[0]) {
						left = pivot + 1;
					} else {
						right = pivot;
					}
				}
				if (i !== pivot) {
					j = i;
					while(j > left){
						array[j] = array[--j];
					}
					array[left] = x;
				}
			}
			if (!iterator.next().done) {
				throw new TypeError('Unreachable');
			}
			return array;
		} else {
			let i = 0;
			for (const { 0: name, 1: { value } } of this[kHeadersMap]){
				array[i++] = [name, value];
				assert(value !== null);
			}
			return array.sort(compareHeaderName);
		}
	}
}
class Headers {
	#guard;
	#headersList;
	constructor(init = undefined){
		webidl.util.markAsUncloneable(this);
		if (init === kConstruct) {
			return;
		}
		this.#headersList = new HeadersList();
		this.#guard = 'none';
		if (init !== undefined) {
			init = webidl.converters.HeadersInit(init, 'Headers contructor', 'init');
			fill(this, init);
		}
	}
	append(name, value) {
		webidl.brandCheck(this, Headers);
		webidl.argumentLengthCheck(arguments, 2, 'Headers.append');
		const prefix = 'Headers.append';
		name = webidl.converters.ByteString(name, prefix, 'name');
		value = webidl.converters.ByteString(value, prefix, 'value');
		return appendHeader(this, name, value);
	}
	delete(name) {
		webidl.brandCheck(this, Headers);
		webidl.argumentLengthCheck(arguments, 1, 'Headers.delete');
		const prefix = 'Headers.delete';
		name = webidl.converters.ByteString(name, prefix, 'name');
		if (!isValidHeaderName(name)) {
			throw webidl.errors.invalidArgument({ prefix: 'Headers.delete', value: name, type: 'header name' });
		}
		if (this.#guard === 'immutable') {
			throw new TypeError('immutable');
		}
		if (!this.#headersList.contains(name, false)) {
			return;
		}
		this.#headersList.delete(name, false);
	}
	get(name) {
		webidl.brandCheck(this, Headers);
		webidl.argumentLengthCheck(arguments, 1, 'Headers.get');
		const prefix = 'Headers.get';
		name = webidl.converters.ByteString(name, prefix, 'name');
		if (!isValidHeaderName(name)) {
			throw webidl.errors.invalidArgument({ prefix, value: name, type: 'header name' });
		}
		return this.#headersList.get(name, false);
	}
	has(name) {
		webidl.brandCheck(this, Headers);
		webidl.argumentLengthCheck(arguments, 1, 'Headers.has');
		const prefix = 'Headers.has';
		name = webidl.converters.ByteString(name, prefix, 'name');
		if (!isValidHeaderName(name)) {
			throw webidl.errors.invalidArgument({ prefix, value: name, type: 'header name' });
		}
		return this.#headersList.contains(name, false);
	}
	set(name, value) {
		webidl.brandCheck(this, Headers);
		webidl.argumentLengthCheck(arguments, 2, 'Headers.set');
		const prefix = 'Headers.set';
		name = webidl.converters.ByteString(name, prefix, 'name');
		value = webidl.converters.ByteString(value, prefix, 'value');
		value = headerValueNormalize(value);
		if (!isValidHeaderName(name)) {
			throw webidl.errors.invalidArgument({ prefix, value: name, type: 'header name' });
		} else if (!isValidHeaderValue(value)) {
			throw webidl.errors.invalidArgument({ prefix, value, type: 'header value' });
		}
		if (this.#guard === 'immutable') {
			throw new TypeError('immutable');
		}
		this.#headersList.set(name, value, false);
	}
	getSetCookie() {
		webidl.brandCheck(this, Headers);
		const list = this.#headersList.cookies;
		if (list) {
			return [...list];
		}
		return [];
	}
	get [kHeadersSortedMap]() {
		if (this.#headersList[kHeadersSortedMap]) {
			return this.#headersList[kHeadersSortedMap];
		}
		const headers = [];
		const names = this.#headersList.toSortedArray();
		const cookies = this.#headersList.cookies;
		if (cookies === null || cookies.length === 1) {
			return this.#headersList[kHeadersSortedMap] = names;
		}
		for(let i = 0; i < names.length; ++i){
			const { 0: name, 1: value } = names[i];
			if (name === 'set-cookie') {
				for(let j = 0; j < cookies.length; ++j){
					headers.push([name, cookies[j]]);
				}
			} else {
				headers.push([name, value]);
			}
		}
		return this.#headersList[kHeadersSortedMap] = headers;
	}
	[util.inspect.custom](depth, options) {
		options.depth ??= depth;
		return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
	}
	static getHeadersGuard(o) {
		return o.#guard;
	}
	static setHeadersGuard(o, guard) {
		o.#guard = guard;
	}
	static getHeadersList(o) {
		return o.#headersList;
	}
	static setHeadersList(o, list) {
		o.#headersList = list;
	}
}
const { getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList } = Headers;
Reflect.deleteProperty(Headers, 'getHeadersGuard');
Reflect.deleteProperty(Headers, 'setHeadersGuard');
Reflect.deleteProperty(Headers, 'getHeadersList');
Reflect.deleteProperty(Headers, 'setHeadersList');
iteratorMixin('Headers', Headers, kHeadersSortedMap, 0, 1);
Object.defineProperties(Headers.prototype, {
	append: kEnumerableProperty,
	delete: kEnumerableProperty,
	get: kEnumerableProperty,
	has: kEnumerableProperty,
	set: kEnumerableProperty,
	getSetCookie: kEnumerableProperty,
	[Symbol.toStringTag]: { value: 'Headers', configurable: true },
	[util.inspect.custom]: { enumerable: false }
});
webidl.converters.HeadersInit = function(V, prefix, argument) {
	if (webidl.util.Type(V) === 'Object') {
		const iterator = Reflect.get(V, Symbol.iterator);
		if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) {
			try {
				return getHeadersList(V).entriesList;
			} catch  {}
		}
		if (typeof iterator === 'function') {
			return webidl.converters['sequence<sequence<ByteString>>'](V, prefix, argument, iterator.bind(V));
		}
		return webidl.converters['record<ByteString, ByteString>'](V, prefix, argument);
	}
	throw webidl.errors.conversionFailed({
		prefix: 'Headers constructor',
		argument: 'Argument 1',
		types: ['sequence<sequence<ByteString>>', 'record<ByteString, ByteString>']
	});
};
module.exports = { fill, compareHeaderName, Headers, HeadersList, getHeadersGuard, setHeadersGuard, setHeadersList, getHeadersList };

},

"~/undici/lib/web/fetch/index.js": (_from, _load, _exports, module) => {
const { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse } = _load("~/undici/lib/web/fetch/response.js");
const { HeadersList } = _load("~/undici/lib/web/fetch/headers.js");
const { Request, cloneRequest } = _load("~/undici/lib/web/fetch/request.js");
const zlib = require("node:zlib");
const { bytesMatch, makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, createDeferredPromise, isBlobLike, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, isomorphicEncode, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType } = _load("~/undici/lib/web/fetch/util.js");
const { kState, kDispatcher } = _load("~/undici/lib/web/fetch/symbols.js");
const assert = require("node:assert");
const { safelyExtractBody, extractBody } = _load("~/undici/lib/web/fetch/body.js");
const { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = _load("~/undici/lib/web/fetch/constants.js");
const EE = require("node:events");
const { Readable, pipeline, finished } = require("node:stream");
const { addAbortListener, isErrored, isReadable, bufferToLowerCasedHeaderName } = _load("~/undici/lib/core/util.js");
const { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = _load("~/undici/lib/web/fetch/data-url.js");
const { getGlobalDispatcher } = _load("~/undici/lib/global.js");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
const { STATUS_CODES } = require("node:http");
const GET_OR_HEAD = ['GET', 'HEAD'];
const defaultUserAgent = typeof __UNDICI_IS_NODE__ !== 'undefined' || typeof esbuildDetection !== 'undefined' ? 'node' : 'undici';
let resolveObjectURL;
class Fetch extends EE {
	constructor(dispatcher){
		super();
		this.dispatcher = dispatcher;
		this.connection = null;
		this.dump = false;
		this.state = 'ongoing';
	}
	terminate(reason) {
		if (this.state !== 'ongoing') {
			return;
		}
		this.state = 'terminated';
		this.connection?.destroy(reason);
		this.emit('terminated', reason);
	}
	abort(error) {
		if (this.state !== 'ongoing') {
			return;
		}
		this.state = 'aborted';
		if (!error) {
			error = new DOMException('The operation was aborted.', 'AbortError');
		}
		this.serializedAbortReason = error;
		this.connection?.destroy(error);
		this.emit('terminated', error);
	}
}
function handleFetchDone(response) {
	finalizeAndReportTiming(response, 'fetch');
}
function fetch(input, init = undefined) {
	webidl.argumentLengthCheck(arguments, 1, 'globalThis.fetch');
	let p = createDeferredPromise();
	let requestObject;
	try {
		requestObject = new Request(input, init);
	} catch (e) {
		p.reject(e);
		return p.promise;
	}
	const request = requestObject[kState];
	if (requestObject.signal.aborted) {
		abortFetch(p, request, null, requestObject.signal.reason);
		return p.promise;
	}
	const globalObject = request.client.globalObject;
	if (globalObject?.constructor?.name === 'ServiceWorkerGlobalScope') {
		request.serviceWorkers = 'none';
	}
	let responseObject = null;
	let locallyAborted = false;
	let controller = null;
	addAbortListener(requestObject.signal, ()=>{
		locallyAborted = true;
		assert(controller != null);
		controller.abort(requestObject.signal.reason);
		const realResponse = responseObject?.deref();
		abortFetch(p, request, realResponse, requestObject.signal.reason);
	});
	const processResponse = (response)=>{
		if (locallyAborted) {
			return;
		}
		if (response.aborted) {
			abortFetch(p, request, responseObject, controller.serializedAbortReason);
			return;
		}
		if (response.type === 'error') {
			p.reject(new TypeError('fetch failed', { cause: response.error }));
			return;
		}
		responseObject = new WeakRef(fromInnerResponse(response, 'immutable'));
		p.resolve(responseObject.deref());
		p = null;
	};
	controller = fetching({ request, processResponseEndOfBody: handleFetchDone, processResponse, dispatcher: requestObject[kDispatcher] });
	return p.promise;
}
function finalizeAndReportTiming(response, initiatorType = 'other') {
	if (response.type === 'error' && response.aborted) {
		return;
	}
	if (!response.urlList?.length) {
		return;
	}
	const originalURL = response.urlList[0];
	let timingInfo = response.timingInfo;
	let cacheState = response.cacheState;
	if (!urlIsHttpHttpsScheme(originalURL)) {
		return;
	}
	if (timingInfo === null) {
		return;
	}
	if (!response.timingAllowPassed) {
		timingInfo = createOpaqueTimingInfo({ startTime: timingInfo.startTime });
		cacheState = '';
	}
	timingInfo.endTime = coarsenedSharedCurrentTime();
	response.timingInfo = timingInfo;
	markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState);
}
const markResourceTiming = performance.markResourceTiming;
function abortFetch(p, request, responseObject, error) {
	if (p) {
		p.reject(error);
	}
	if (request.body != null && isReadable(request.body?.stream)) {
		request.body.stream.cancel(error).catch((err)=>{
			if (err.code === 'ERR_INVALID_STATE') {
				return;
			}
			throw err;
		});
	}
	if (responseObject == null) {
		return;
	}
	const response = responseObject[kState];
	if (response.body != null && isReadable(response.body?.stream)) {
		response.body.stream.cancel(error).catch((err)=>{
			if (err.code === 'ERR_INVALID_STATE') {
				return;
			}
			throw err;
		});
	}
}
function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = false, dispatcher = getGlobalDispatcher() }) {
	assert(dispatcher);
	let taskDestination = null;
	let crossOriginIsolatedCapability = false;
	if (request.client != null) {
		taskDestination = request.client.globalObject;
		crossOriginIsolatedCapability = request.client.crossOriginIsolatedCapability;
	}
	const currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability);
	const timingInfo = createOpaqueTimingInfo({ startTime: currentTime });
	const fetchParams = {
		controller: new Fetch(dispatcher),
		request,
		timingInfo,
		processRequestBodyChunkLength,
		processRequestEndOfBody,
		processResponse,
		processResponseConsumeBody,
		processResponseEndOfBody,
		taskDestination,
		crossOriginIsolatedCapability
	};
	assert(!request.body || request.body.stream);
	if (request.window === 'client') {
		request.window = request.client?.globalObject?.constructor?.name === 'Window' ? request.client : 'no-window';
	}
	if (request.origin === 'client') {
		request.origin = request.client.origin;
	}
	if (request.policyContainer === 'client') {
		if (request.client != null) {
			request.policyContainer = clonePolicyContainer(request.client.policyContainer);
		} else {
			request.policyContainer = makePolicyContainer();
		}
	}
	if (!request.headersList.contains('accept', true)) {
		const value = '*/*';
		request.headersList.append('accept', value, true);
	}
	if (!request.headersList.contains('accept-language', true)) {
		request.headersList.append('accept-language', '*', true);
	}
	if (request.priority === null) {}
	if (subresourceSet.has(request.destination)) {}
	mainFetch(fetchParams).catch((err)=>{
		fetchParams.controller.terminate(err);
	});
	return fetchParams.controller;
}
async function mainFetch(fetchParams, recursive = false) {
	const request = fetchParams.request;
	let response = null;
	if (request.localURLsOnly && !urlIsLocal(requestCurrentURL(request))) {
		response = makeNetworkError('local URLs only');
	}
	tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
	if (requestBadPort(request) === 'blocked') {
		response = makeNetworkError('bad port');
	}
	if (request.referrerPolicy === '') {
		request.referrerPolicy = request.policyContainer.referrerPolicy;
	}
	if (request.referrer !== 'no-referrer') {
		request.referrer = determineRequestsReferrer(request);
	}
	if (response === null) {
		response = await (async ()=>{
			const currentURL = requestCurrentURL(request);
			if (sameOrigin(currentURL, request.url) && request.responseTainting === 'basic' || currentURL.protocol === 'data:' || request.mode === 'navigate' || request.mode === 'websocket') {
				request.responseTainting = 'basic';
				return await schemeFetch(fetchParams);
			}
			if (request.mode === 'same-origin') {
				return makeNetworkError('request mode cannot be "same-origin"');
			}
			if (request.mode === 'no-cors') {
				if (request.redirect !== 'follow') {
					return makeNetworkError('redirect mode cannot be "follow" for "no-cors" request');
				}
				request.responseTainting = 'opaque';
				return await schemeFetch(fetchParams);
			}
			if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) {
				return makeNetworkError('URL scheme must be a HTTP(S) scheme');
			}
			request.responseTainting = 'cors';
			return await httpFetch(fetchParams);
		})();
	}
	if (recursive) {
		return response;
	}
	if (response.status !== 0 && !response.internalResponse) {
		if (request.responseTainting === 'cors') {}
		if (request.responseTainting === 'basic') {
			response = filterResponse(response, 'basic');
		} else if (request.responseTainting === 'cors') {
			response = filterResponse(response, 'cors');
		} else if (request.responseTainting === 'opaque') {
			response = filterResponse(response, 'opaque');
		} else {
			assert(false);
		}
	}
	let internalResponse = response.status === 0 ? response : response.internalResponse;
	if (internalResponse.urlList.length === 0) {
		internalResponse.urlList.push(...request.urlList);
	}
	if (!request.timingAllowFailed) {
		response.timingAllowPassed = true;
	}
	if (response.type === 'opaque' && internalResponse.status === 206 && internalResponse.rangeRequested && !request.headers.contains('range', true)) {
		response = internalResponse = makeNetworkError();
	}
	if (response.status !== 0 && (request.method === 'HEAD' || request.method === 'CONNECT' || nullBodyStatus.includes(internalResponse.status))) {
		internalResponse.body = null;
		fetchParams.controller.dump = true;
	}
	if (request.integrity) {
		const processBodyError = (reason)=>fetchFinale(fetchParams, makeNetworkError(reason));
		if (request.responseTainting === 'opaque' || response.body == null) {
			processBodyError(response.error);
			return;
		}
		const processBody = (bytes)=>{
			if (!bytesMatch(bytes, request.integrity)) {
				processBodyError('integrity mismatch');
				return;
			}
			response.body = safelyExtractBody(bytes)[0];
			fetchFinale(fetchParams, response);
		};
		await fullyReadBody(response.body, processBody, processBodyError);
	} else {
		fetchFinale(fetchParams, response);
	}
}
function schemeFetch(fetchParams) {
	if (isCancelled(fetchParams) && fetchParams.request.redirectCount === 0) {
		return Promise.resolve(makeAppropriateNetworkError(fetchParams));
	}
	const { request } = fetchParams;
	const { protocol: scheme } = requestCurrentURL(request);
	switch(scheme){
		case 'about:':
			{
				return Promise.resolve(makeNetworkError('about scheme is not supported'));
			}
		case 'blob:':
			{
				if (!resolveObjectURL) {
					resolveObjectURL = require("node:buffer").resolveObjectURL;
				}
				const blobURLEntry = requestCurrentURL(request);
				if (blobURLEntry.search.length !== 0) {
					return Promise.resolve(makeNetworkError('NetworkError when attempting to fetch resource.'));
				}
				const blob = resolveObjectURL(blobURLEntry.toString());
				if (request.method !== 'GET' || !isBlobLike(blob)) {
					return Promise.resolve(makeNetworkError('invalid method'));
				}
				const response = makeResponse();
				const fullLength = blob.size;
				const serializedFullLength = isomorphicEncode(`${fullLength}`);
				const type = blob.type;
				if (!request.headersList.contains('range', true)) {
					const bodyWithType = extractBody(blob);
					response.statusText = 'OK';
					response.body = bodyWithType[0];
					response.headersList.set('content-length', serializedFullLength, true);
					response.headersList.set('content-type', type, true);
				} else {
					response.rangeRequested = true;
					const rangeHeader = request.headersList.get('range', true);
					const rangeValue = simpleRangeHeaderValue(rangeHeader, true);
					if (rangeValue === 'failure') {
						return Promise.resolve(makeNetworkError('failed to fetch the data URL'));
					}
					let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
					if (rangeStart === null) {
						rangeStart = fullLength - rangeEnd;
						rangeEnd = rangeStart + rangeEnd - 1;
					} else {
						if (rangeStart >= fullLength) {
							return Promise.resolve(makeNetworkError('Range start is greater than the blob\'s size.'));
						}
						if (rangeEnd === null || rangeEnd >= fullLength) {
							rangeEnd = fullLength - 1;
						}
					}
					const slicedBlob = blob.slice(rangeStart, rangeEnd, type);
					const slicedBodyWithType = extractBody(slicedBlob);
					response.body = slicedBodyWithType[0];
					const serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`);
					const contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
					response.status = 206;
					response.statusText = 'Partial Content';
					response.headersList.set('content-length', serializedSlicedLength, true);
					response.headersList.set('content-type', type, true);
					response.headersList.set('content-range', contentRange, true);
				}
				return Promise.resolve(response);
			}
		case 'data:':
			{
				const currentURL = requestCurrentURL(request);
				const dataURLStruct = dataURLProcessor(currentURL);
				if (dataURLStruct === 'failure') {
					return Promise.resolve(makeNetworkError('failed to fetch the data URL'));
				}
				const mimeType = serializeAMimeType(dataURLStruct.mimeType);
				return Promise.resolve(makeResponse({
					statusText: 'OK',
					headersList: [['content-type', { name: 'Content-Type', value: mimeType }]],
					body: safelyExtractBody(dataURLStruct.body)[0]
				}));
			}
		case 'file:':
			{
				return Promise.resolve(makeNetworkError('not implemented... yet...'));
			}
		case 'http:':
		case 'https:':
			{
				return httpFetch(fetchParams).catch((err)=>makeNetworkError(err));
			}
		default:
			{
				return Promise.resolve(makeNetworkError('unknown scheme'));
			}
	}
}
function finalizeResponse(fetchParams, response) {
	fetchParams.request.done = true;
	if (fetchParams.processResponseDone != null) {
		queueMicrotask(()=>fetchParams.processResponseDone(response));
	}
}
function fetchFinale(fetchParams, response) {
	let timingInfo = fetchParams.timingInfo;
	const processResponseEndOfBody = ()=>{
		const unsafeEndTime = Date.now();
		if (fetchParams.request.destination === 'document') {
			fetchParams.controller.fullTimingInfo = timingInfo;
		}
		fetchParams.controller.reportTimingSteps = ()=>{
			if (fetchParams.request.url.protocol !== 'https:') {
				return;
			}
			timingInfo.endTime = unsafeEndTime;
			let cacheState = response.cacheState;
			const bodyInfo = response.bodyInfo;
			if (!response.timingAllowPassed) {
				timingInfo = createOpaqueTimingInfo(timingInfo);
				cacheState = '';
			}
			let responseStatus = 0;
			if (fetchParams.request.mode !== 'navigator' || !response.hasCrossOriginRedirects) {
				responseStatus = response.status;
				const mimeType = extractMimeType(response.headersList);
				if (mimeType !== 'failure') {
					bodyInfo.contentType = minimizeSupportedMimeType(mimeType);
				}
			}
			if (fetchParams.request.initiatorType != null) {
				markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
			}
		};
		const processResponseEndOfBodyTask = ()=>{
			fetchParams.request.done = true;
			if (fetchParams.processResponseEndOfBody != null) {
				queueMicrotask(()=>fetchParams.processResponseEndOfBody(response));
			}
			if (fetchParams.request.initiatorType != null) {
				fetchParams.controller.reportTimingSteps();
			}
		};
		queueMicrotask(()=>processResponseEndOfBodyTask());
	};
	if (fetchParams.processResponse != null) {
		queueMicrotask(()=>{
			fetchParams.processResponse(response);
			fetchParams.processResponse = null;
		});
	}
	const internalResponse = response.type === 'error' ? response : response.internalResponse ?? response;
	if (internalResponse.body == null) {
		processResponseEndOfBody();
	} else {
		finished(internalResponse.body.stream, ()=>{
			processResponseEndOfBody();
		});
	}
}
async function httpFetch(fetchParams) {
	const request = fetchParams.request;
	let response = null;
	let actualResponse = null;
	const timingInfo = fetchParams.timingInfo;
	if (request.serviceWorkers === 'all') {}
	if (response === null) {
		if (request.redirect === 'follow') {
			request.serviceWorkers = 'none';
		}
		actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
		if (request.responseTainting === 'cors' && corsCheck(request, response) === 'failure') {
			return makeNetworkError('cors failure');
		}
		if (TAOCheck(request, response) === 'failure') {
			request.timingAllowFailed = true;
		}
	}
	if ((request.responseTainting === 'opaque' || response.type === 'opaque') && crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === 'blocked') {
		return makeNetworkError('blocked');
	}
	if (redirectStatusSet.has(actualResponse.status)) {
		if (request.redirect !== 'manual') {
			fetchParams.controller.connection.destroy(undefined, false);
		}
		if (request.redirect === 'error') {
			response = makeNetworkError('unexpected redirect');
		} else if (request.redirect === 'manual') {
			response = actualResponse;
		} else if (request.redirect === 'follow') {
			response = await httpRedirectFetch(fetchParams, response);
		} else {
			assert(false);
		}
	}
	response.timingInfo = timingInfo;
	return response;
}
function httpRedirectFetch(fetchParams, response) {
	const request = fetchParams.request;
	const actualResponse = response.internalResponse ? response.internalResponse : response;
	let locationURL;
	try {
		locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
		if (locationURL == null) {
			return response;
		}
	} catch (err) {
		return Promise.resolve(makeNetworkError(err));
	}
	if (!urlIsHttpHttpsScheme(locationURL)) {
		return Promise.resolve(makeNetworkError('URL scheme must be a HTTP(S) scheme'));
	}
	if (request.redirectCount === 20) {
		return Promise.resolve(makeNetworkError('redirect count exceeded'));
	}
	request.redirectCount += 1;
	if (request.mode === 'cors' && (locationURL.username || locationURL.password) && !sameOrigin(request, locationURL)) {
		return Promise.resolve(makeNetworkError('cross origin not allowed for request mode "cors"'));
	}
	if (request.responseTainting === 'cors' && (locationURL.username || locationURL.password)) {
		return Promise.resolve(makeNetworkError('URL cannot contain credentials for request mode "cors"'));
	}
	if (actualResponse.status !== 303 && request.body != null && request.body.source == null) {
		return Promise.resolve(makeNetworkError());
	}
	if ([301, 302].includes(actualResponse.status) && request.method === 'POST' || actualResponse.status === 303 && !GET_OR_HEAD.includes(request.method)) {
		request.method = 'GET';
		request.body = null;
		for (const headerName of requestBodyHeader){
			request.headersList.delete(headerName);
		}
	}
	if (!sameOrigin(requestCurrentURL(request), locationURL)) {
		request.headersList.delete('authorization', true);
		request.headersList.delete('proxy-authorization', true);
		request.headersList.delete('cookie', true);
		request.headersList.delete('host', true);
	}
	if (request.body != null) {
		assert(request.body.source != null);
		request.body = safelyExtractBody(request.body.source)[0];
	}
	const timingInfo = fetchParams.timingInfo;
	timingInfo.redirectEndTime = timingInfo.postRedirectStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
	if (timingInfo.redirectStartTime === 0) {
		timingInfo.redirectStartTime = timingInfo.startTime;
	}
	request.urlList.push(locationURL);
	setRequestReferrerPolicyOnRedirect(request, actualResponse);
	return mainFetch(fetchParams, true);
}
async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = false, isNewConnectionFetch = false) {
	const request = fetchParams.request;
	let httpFetchParams = null;
	let httpRequest = null;
	let response = null;
	const httpCache = null;
	const revalidatingFlag = false;
	if (request.window === 'no-window' && request.redirect === 'error') {
		httpFetchParams = fetchParams;
		httpRequest = request;
	} else {
		httpRequest = cloneRequest(request);
		httpFetchParams = { ...fetchParams };
		httpFetchParams.request = httpRequest;
	}
	const includeCredentials = request.credentials === 'include' || request.credentials === 'same-origin' && request.responseTainting === 'basic';
	const contentLength = httpRequest.body ? httpRequest.body.length : null;
	let contentLengthHeaderValue = null;
	if (httpRequest.body == null && ['POST', 'PUT'].includes(httpRequest.method)) {
		contentLengthHeaderValue = '0';
	}
	if (contentLength != null) {
		contentLengthHeaderValue = isomorphicEncode(`${contentLength}`);
	}
	if (contentLengthHeaderValue != null) {
		httpRequest.headersList.append('content-length', contentLengthHeaderValue, true);
	}
	if (contentLength != null && httpRequest.keepalive) {}
	if (httpRequest.referrer instanceof URL) {
		httpRequest.headersList.append('referer', isomorphicEncode(httpRequest.referrer.href), true);
	}
	appendRequestOriginHeader(httpRequest);
	appendFetchMetadata(httpRequest);
	if (!httpRequest.headersList.contains('user-agent', true)) {
		httpRequest.headersList.append('user-agent', defaultUserAgent);
	}
	if (httpRequest.cache === 'default' && (httpRequest.headersList.contains('if-modified-since', true) || httpRequest.headersList.contains('if-none-match', true) || httpRequest.headersList.contains('if-unmodified-since', true) || httpRequest.headersList.contains('if-match', true) || httpRequest.headersList.contains('if-range', true))) {
		httpRequest.cache = 'no-store';
	}
	if (httpRequest.cache === 'no-cache' && !httpRequest.preventNoCacheCacheControlHeaderModification && !httpRequest.headersList.contains('cache-control', true)) {
		httpRequest.headersList.append('cache-control', 'max-age=0', true);
	}
	if (httpRequest.cache === 'no-store' || httpRequest.cache === 'reload') {
		if (!httpRequest.headersList.contains('pragma', true)) {
			httpRequest.headersList.append('pragma', 'no-cache', true);
		}
		if (!httpRequest.headersList.contains('cache-control', true)) {
			httpRequest.headersList.append('cache-control', 'no-cache', true);
		}
	}
	if (httpRequest.headersList.contains('range', true)) {
		httpRequest.headersList.append('accept-encoding', 'identity', true);
	}
	if (!httpRequest.headersList.contains('accept-encoding', true)) {
		if (urlHasHttpsScheme(requestCurrentURL(httpRequest))) {
			httpRequest.headersList.append('accept-encoding', 'br, gzip, deflate', true);
		} else {
			httpRequest.headersList.append('accept-encoding', 'gzip, deflate', true);
		}
	}
	httpRequest.headersList.delete('host', true);
	if (includeCredentials) {}
	if (httpCache == null) {
		httpRequest.cache = 'no-store';
	}
	if (httpRequest.cache !== 'no-store' && httpRequest.cache !== 'reload') {}
	if (response == null) {
		if (httpRequest.cache === 'only-if-cached') {
			return makeNetworkError('only if cached');
		}
		const forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
		if (!safeMethodsSet.has(httpRequest.method) && forwardResponse.status >= 200 && forwardResponse.status <= 399) {}
		if (revalidatingFlag && forwardResponse.status === 304) {}
		if (response == null) {
			response = forwardResponse;
		}
	}
	response.urlList = [...httpRequest.urlList];
	if (httpRequest.headersList.contains('range', true)) {
		response.rangeRequested = true;
	}
	response.requestIncludesCredentials = includeCredentials;
	if (response.status === 407) {
		if (request.window === 'no-window') {
			return makeNetworkError();
		}
		if (isCancelled(fetchParams)) {
			return makeAppropriateNetworkError(fetchParams);
		}
		return makeNetworkError('proxy authentication required');
	}
	if (response.status === 421 && !isNewConnectionFetch && (request.body == null || request.body.source != null)) {
		if (isCancelled(fetchParams)) {
			return makeAppropriateNetworkError(fetchParams);
		}
		fetchParams.controller.connection.destroy();
		response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, true);
	}
	if (isAuthenticationFetch) {}
	return response;
}
async function httpNetworkFetch(fetchParams, includeCredentials = false, forceNewConnection = false) {
	assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
	fetchParams.controller.connection = {
		abort: null,
		destroyed: false,
		destroy (err, abort = true) {
			if (!this.destroyed) {
				this.destroyed = true;
				if (abort) {
					this.abort?.(err ?? new DOMException('The operation was aborted.', 'AbortError'));
				}
			}
		}
	};
	const request = fetchParams.request;
	let response = null;
	const timingInfo = fetchParams.timingInfo;
	const httpCache = null;
	if (httpCache == null) {
		request.cache = 'no-store';
	}
	const newConnection = forceNewConnection ? 'yes' : 'no';
	if (request.mode === 'websocket') {} else {}
	let requestBody = null;
	if (request.body == null && fetchParams.processRequestEndOfBody) {
		queueMicrotask(()=>fetchParams.processRequestEndOfBody());
	} else if (request.body != null) {
		const processBodyChunk = async function*(bytes) {
			if (isCancelled(fetchParams)) {
				return;
			}
			yield bytes;
			fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
		};
		const processEndOfBody = ()=>{
			if (isCancelled(fetchParams)) {
				return;
			}
			if (fetchParams.processRequestEndOfBody) {
				fetchParams.processRequestEndOfBody();
			}
		};
		const processBodyError = (e)=>{
			if (isCancelled(fetchParams)) {
				return;
			}
			if (e.name === 'AbortError') {
				fetchParams.controller.abort();
			} else {
				fetchParams.controller.terminate(e);
			}
		};
		requestBody = async function*() {
			try {
				for await (const bytes of request.body.stream){
					yield* processBodyChunk(bytes);
				}
				processEndOfBody();
			} catch (err) {
				processBodyError(err);
			}
		}();
	}
	try {
		const { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
		if (socket) {
			response = makeResponse({ status, statusText, headersList, socket });
		} else {
			const iterator = body[Symbol.asyncIterator]();
			fetchParams.controller.next = ()=>iterator.next();
			response = makeResponse({ status, statusText, headersList });
		}
	} catch (err) {
		if (err.name === 'AbortError') {
			fetchParams.controller.connection.destroy();
			return makeAppropriateNetworkError(fetchParams, err);
		}
		return makeNetworkError(err);
	}
	const pullAlgorithm = async ()=>{
		await fetchParams.controller.resume();
	};
	const cancelAlgorithm = (reason)=>{
		if (!isCancelled(fetchParams)) {
			fetchParams.controller.abort(reason);
		}
	};
	const stream = new ReadableStream({
		async start (controller) {
			fetchParams.controller.controller = controller;
		},
		async pull (controller) {
			await pullAlgorithm(controller);
		},
		async cancel (reason) {
			await cancelAlgorithm(reason);
		},
		type: 'bytes'
	});
	response.body = { stream, source: null, length: null };
	if (!fetchParams.controller.resume) {
		fetchParams.controller.on('terminated', onAborted);
	}
	fetchParams.controller.resume = async ()=>{
		while(true){
			let bytes;
			let isFailure;
			try {
				const { done, value } = await fetchParams.controller.next();
				if (isAborted(fetchParams)) {
					break;
				}
				bytes = done ? undefined : value;
			} catch (err) {
				if (fetchParams.controller.ended && !timingInfo.encodedBodySize) {
					bytes = undefined;
				} else {
					bytes = err;
					isFailure = true;
				}
			}
			if (bytes === undefined) {
				readableStreamClose(fetchParams.controller.controller);
				finalizeResponse(fetchParams, response);
				return;
			}
			timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
			if (isFailure) {
				fetchParams.controller.terminate(bytes);
				return;
			}
			const buffer = new Uint8Array(bytes);
			if (buffer.byteLength) {
				fetchParams.controller.controller.enqueue(buffer);
			}
			if (isErrored(stream)) {
				fetchParams.controller.terminate();
				return;
			}
			if (fetchParams.controller.controller.desiredSize <= 0) {
				return;
			}
		}
	};
	function onAborted(reason) {
		if (isAborted(fetchParams)) {
			response.aborted = true;
			if (isReadable(stream)) {
				fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
			}
		} else {
			if (isReadable(stream)) {
				fetchParams.controller.controller.error(new TypeError('terminated', { cause: isErrorLike(reason) ? reason : undefined }));
			}
		}
		fetchParams.controller.connection.destroy();
	}
	return response;
	function dispatch({ body }) {
		const url = requestCurrentURL(request);
		const agent = fetchParams.controller.dispatcher;
		return new Promise((resolve, reject)=>agent.dispatch({
				path: url.pathname + url.search,
				origin: url.origin,
				method: request.method,
				body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body,
				headers: request.headersList.entries,
				maxRedirections: 0,
				upgrade: request.mode === 'websocket' ? 'websocket' : undefined
			}, {
				body: null,
				abort: null,
				onConnect (abort) {
					const { connection } = fetchParams.controller;
					timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(undefined, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
					if (connection.destroyed) {
						abort(new DOMException('The operation was aborted.', 'AbortError'));
					} else {
						fetchParams.controller.on('terminated', abort);
						this.abort = connection.abort = abort;
					}
					timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
				},
				onResponseStarted () {
					timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
				},
				onHeaders (status, rawHeaders, resume, statusText) {
					if (status < 200) {
						return;
					}
					let location = '';
					const headersList = new HeadersList();
					for(let i = 0; i < rawHeaders.length; i += 2){
						headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]), rawHeaders[i + 1].toString('latin1'), true);
					}
					location = headersList.get('location', true);
					const decoders = [];
					const willFollow = location && request.redirect === 'follow' && redirectStatusSet.has(status);
					if (request.method !== 'HEAD' && request.method !== 'CONNECT' && !nullBodyStatus.includes(status) && !willFollow) {
						const contentEncoding = headersList.get('content-encoding', true);
						const codings = contentEncoding ? contentEncoding.toLowerCase().split(',') : [];
						const maxContentEncodings = 5;
						if (codings.length > maxContentEncodings) {
							this.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`));
							return true;
						}
						for(let i = codings.length - 1; i >= 0; --i){
							const coding = codings[i].trim();
							if (coding === 'x-gzip' || coding === 'gzip') {
								decoders.push(zlib.createGunzip({ flush: zlib.constants.Z_SYNC_FLUSH, finishFlush: zlib.constants.Z_SYNC_FLUSH }));
							} else if (coding === 'deflate') {
								decoders.push(createInflate({ flush: zlib.constants.Z_SYNC_FLUSH, finishFlush: zlib.constants.Z_SYNC_FLUSH }));
							} else if (coding === 'br') {
								decoders.push(zlib.createBrotliDecompress({ flush: zlib.constants.BROTLI_OPERATION_FLUSH, finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }));
							} else {
								decoders.length = 0;
								break;
							}
						}
					}
					this.body = new Readable({ read: resume });
					const onError = this.onError.bind(this);
					resolve({
						status,
						statusText,
						headersList,
						body: decoders.length ? pipeline(this.body, ...decoders, (err)=>{
							if (err) {
								this.onError(err);
							}
						}).on('error', onError) : this.body.on('error', onError)
					});
					return true;
				},
				onData (chunk) {
					if (fetchParams.controller.dump) {
						return;
					}
					const bytes = chunk;
					timingInfo.encodedBodySize += bytes.byteLength;
					return this.body.push(bytes);
				},
				onComplete () {
					if (this.abort) {
						fetchParams.controller.off('terminated', this.abort);
					}
					fetchParams.controller.ended = true;
					this.body.push(null);
				},
				onError (error) {
					if (this.abort) {
						fetchParams.controller.off('terminated', this.abort);
					}
					this.body?.destroy(error);
					fetchParams.controller.terminate(error);
					reject(error);
				},
				onUpgrade (status, rawHeaders, socket) {
					if (status !== 101) {
						return;
					}
					const headersList = new HeadersList();
					for(let i = 0; i < rawHeaders.length; i += 2){
						headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]), rawHeaders[i + 1].toString('latin1'), true);
					}
					resolve({ status, statusText: STATUS_CODES[status], headersList, socket });
					return true;
				}
			}));
	}
}
module.exports = { fetch, Fetch, fetching, finalizeAndReportTiming };

},

"~/undici/lib/web/fetch/request.js": (_from, _load, _exports, module) => {
const { extractBody, mixinBody, cloneBody, bodyUnusable } = _load("~/undici/lib/web/fetch/body.js");
const { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = _load("~/undici/lib/web/fetch/headers.js");
const { FinalizationRegistry } = _load("~/undici/lib/web/fetch/dispatcher-weakref.js")();
const util = _load("~/undici/lib/core/util.js");
const nodeUtil = require("node:util");
const { isValidHTTPToken, sameOrigin, environmentSettingsObject } = _load("~/undici/lib/web/fetch/util.js");
const { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = _load("~/undici/lib/web/fetch/constants.js");
const { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util;
const { kHeaders, kSignal, kState, kDispatcher } = _load("~/undici/lib/web/fetch/symbols.js");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
const { URLSerializer } = _load("~/undici/lib/web/fetch/data-url.js");
const { kConstruct } = _load("~/undici/lib/core/symbols.js");
const assert = require("node:assert");
const { getMaxListeners, setMaxListeners, getEventListeners, defaultMaxListeners } = require("node:events");
const kAbortController = Symbol('abortController');
const requestFinalizer = new FinalizationRegistry(({ signal, abort })=>{
	signal.removeEventListener('abort', abort);
});
const dependentControllerMap = new WeakMap();
function buildAbort(acRef) {
	return abort;
	function abort() {
		const ac = acRef.deref();
		if (ac !== undefined) {
			requestFinalizer.unregister(abort);
			this.removeEventListener('abort', abort);
			ac.abort(this.reason);
			const controllerList = dependentControllerMap.get(ac.signal);
			if (controllerList !== undefined) {
				if (controllerList.size !== 0) {
					for (const ref of controllerList){
						const ctrl = ref.deref();
						if (ctrl !== undefined) {
							ctrl.abort(this.reason);
						}
					}
					controllerList.clear();
				}
				dependentControllerMap.delete(ac.signal);
			}
		}
	}
}
let patchMethodWarning = false;
class Request {
	constructor(input, init = {}){
		webidl.util.markAsUncloneable(this);
		if (input === kConstruct) {
			return;
		}
		const prefix = 'Request constructor';
		webidl.argumentLengthCheck(arguments, 1, prefix);
		input = webidl.converters.RequestInfo(input, prefix, 'input');
		init = webidl.converters.RequestInit(init, prefix, 'init');
		let request = null;
		let fallbackMode = null;
		const baseUrl = environmentSettingsObject.settingsObject.baseUrl;
		let signal = null;
		if (typeof input === 'string') {
			this[kDispatcher] = init.dispatcher;
			let parsedURL;
			try {
				parsedURL = new URL(input, baseUrl);
			} catch (err) {
				throw new TypeError('Failed to parse URL from ' + input, { cause: err });
			}
			if (parsedURL.username || parsedURL.password) {
				throw new TypeError('Request cannot be constructed from a URL that includes credentials: ' + input);
			}
			request = makeRequest({ urlList: [parsedURL] });
			fallbackMode = 'cors';
		} else {
			this[kDispatcher] = init.dispatcher || input[kDispatcher];
			assert(input instanceof Request);
			request = input[kState];
			signal = input[kSignal];
		}
		const origin = environmentSettingsObject.settingsObject.origin;
		let window = 'client';
		if (request.window?.constructor?.name === 'EnvironmentSettingsObject' && sameOrigin(request.window, origin)) {
			window = request.window;
		}
		if (init.window != null) {
			throw new TypeError(`'window' option '${window}' must be null`);
		}
		if ('window' in init) {
			window = 'no-window';
		}
		request = makeRequest({
			method: request.method,
			headersList: request.headersList,
			unsafeRequest: request.unsafeRequest,
			client: environmentSettingsObject.settingsObject,
			window,
			priority: request.priority,
			origin: request.origin,
			referrer: request.referrer,
			referrerPolicy: request.referrerPolicy,
			mode: request.mode,
			credentials: request.credentials,
			cache: request.cache,
			redirect: request.redirect,
			integrity: request.integrity,
			keepalive: request.keepalive,
			reloadNavigation: request.reloadNavigation,
			historyNavigation: request.historyNavigation,
			urlList: [...request.urlList]
		});
		const initHasKey = Object.keys(init).length !== 0;
		if (initHasKey) {
			if (request.mode === 'navigate') {
				request.mode = 'same-origin';
			}
			request.reloadNavigation = false;
			request.historyNavigation = false;
			request.origin = 'client';
			request.referrer = 'client';
			request.referrerPolicy = '';
			request.url = request.urlList[request.urlList.length - 1];
			request.urlList = [request.url];
		}
		if (init.referrer !== undefined) {
			const referrer = init.referrer;
			if (referrer === '') {
				request.referrer = 'no-referrer';
			} else {
				let parsedReferrer;
				try {
					parsedReferrer = new URL(referrer, baseUrl);
				} catch (err) {
					throw new TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
				}
				if (parsedReferrer.protocol === 'about:' && parsedReferrer.hostname === 'client' || origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl)) {
					request.referrer = 'client';
				} else {
					request.referrer = parsedReferrer;
				}
			}
		}
		if (init.referrerPolicy !== undefined) {
			request.referrerPolicy = init.referrerPolicy;
		}
		let mode;
		if (init.mode !== undefined) {
			mode = init.mode;
		} else {
			mode = fallbackMode;
		}
		if (mode === 'navigate') {
			throw webidl.errors.exception({ header: 'Request constructor', message: 'invalid request mode navigate.' });
		}
		if (mode != null) {
			request.mode = mode;
		}
		if (init.credentials !== undefined) {
			request.credentials = init.credentials;
		}
		if (init.cache !== undefined) {
			request.cache = init.cache;
		}
		if (request.cache === 'only-if-cached' && request.mode !== 'same-origin') {
			throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
		}
		if (init.redirect !== undefined) {
			request.redirect = init.redirect;
		}
		if (init.integrity != null) {
			request.integrity = String(init.integrity);
		}
		if (init.keepalive !== undefined) {
			request.keepalive = Boolean(init.keepalive);
		}
		if (init.method !== undefined) {
			let method = init.method;
			const mayBeNormalized = normalizedMethodRecords[method];
			if (mayBeNormalized !== undefined) {
				request.method = mayBeNormalized;
			} else {
				if (!isValidHTTPToken(method)) {
					throw new TypeError(`'${method}' is not a valid HTTP method.`);
				}
				const upperCase = method.toUpperCase();
				if (forbiddenMethodsSet.has(upperCase)) {
					throw new TypeError(`'${method}' HTTP method is unsupported.`);
				}
				method = normalizedMethodRecordsBase[upperCase] ?? method;
				request.method = method;
			}
			if (!patchMethodWarning && request.method === 'patch') {
				process.emitWarning('Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.', {
					code: 'UNDICI-FETCH-patch'
				});
				patchMethodWarning = true;
			}
		}
		if (init.signal !== undefined) {
			signal = init.signal;
		}
		this[kState] = request;
		const ac = new AbortController();
		this[kSignal] = ac.signal;
		if (signal != null) {
			if (!signal || typeof signal.aborted !== 'boolean' || typeof signal.addEventListener !== 'function') {
				throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
			}
			if (signal.aborted) {
				ac.abort(signal.reason);
			} else {
				this[kAbortController] = ac;
				const acRef = new WeakRef(ac);
				const abort = buildAbort(acRef);
				try {
					if (typeof getMaxListeners === 'function' && getMaxListeners(signal) === defaultMaxListeners) {
						setMaxListeners(1500, signal);
					} else if (getEventListeners(signal, 'abort').length >= defaultMaxListeners) {
						setMaxListeners(1500, signal);
					}
				} catch  {}
				util.addAbortListener(signal, abort);
				requestFinalizer.register(ac, { signal, abort }, abort);
			}
		}
		this[kHeaders] = new Headers(kConstruct);
		setHeadersList(this[kHeaders], request.headersList);
		setHeadersGuard(this[kHeaders], 'request');
		if (mode === 'no-cors') {
			if (!corsSafeListedMethodsSet.has(request.method)) {
				throw new TypeError(`'${request.method} is unsupported in no-cors mode.`);
			}
			setHeadersGuard(this[kHeaders], 'request-no-cors');
		}
		if (initHasKey) {
			const headersList = getHeadersList(this[kHeaders]);
			const headers = init.headers !== undefined ? init.headers : new HeadersList(headersList);
			headersList.clear();
			if (headers instanceof HeadersList) {
				for (const { name, value } of headers.rawValues()){
					headersList.append(name, value, false);
				}
				headersList.cookies = headers.cookies;
			} else {
				fillHeaders(this[kHeaders], headers);
			}
		}
		const inputBody = input instanceof Request ? input[kState].body : null;
		if ((init.body != null || inputBody != null) && (request.method === 'GET' || request.method === 'HEAD')) {
			throw new TypeError('Request with GET/HEAD method cannot have body.');
		}
		let initBody = null;
		if (init.body != null) {
			const [extractedBody, contentType] = extractBody(init.body, request.keepalive);
			initBody = extractedBody;
			if (contentType && !getHeadersList(this[kHeaders]).contains('content-type', true)) {
				this[kHeaders].append('content-type', contentType);
			}
		}
		const inputOrInitBody = initBody ?? inputBody;
		if (inputOrInitBody != null && inputOrInitBody.source == null) {
			if (initBody != null && init.duplex == null) {
				throw new TypeError('RequestInit: duplex option is required when sending a body.');
			}
			if (request.mode !== 'same-origin' && request.mode !== 'cors') {
				throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');
			}
			request.useCORSPreflightFlag = true;
		}
		let finalBody = inputOrInitBody;
		if (initBody == null && inputBody != null) {
			if (bodyUnusable(input)) {
				throw new TypeError('Cannot construct a Request with a Request object that has already been used.');
			}
			const identityTransform = new TransformStream();
			inputBody.stream.pipeThrough(identityTransform);
			finalBody = { source: inputBody.source, length: inputBody.length, stream: identityTransform.readable };
		}
		this[kState].body = finalBody;
	}
	get method() {
		webidl.brandCheck(this, Request);
		return this[kState].method;
	}
	get url() {
		webidl.brandCheck(this, Request);
		return URLSerializer(this[kState].url);
	}
	get headers() {
		webidl.brandCheck(this, Request);
		return this[kHeaders];
	}
	get destination() {
		webidl.brandCheck(this, Request);
		return this[kState].destination;
	}
	get referrer() {
		webidl.brandCheck(this, Request);
		if (this[kState].referrer === 'no-referrer') {
			return '';
		}
		if (this[kState].referrer === 'client') {
			return 'about:client';
		}
		return this[kState].referrer.toString();
	}
	get referrerPolicy() {
		webidl.brandCheck(this, Request);
		return this[kState].referrerPolicy;
	}
	get mode() {
		webidl.brandCheck(this, Request);
		return this[kState].mode;
	}
	get credentials() {
		return this[kState].credentials;
	}
	get cache() {
		webidl.brandCheck(this, Request);
		return this[kState].cache;
	}
	get redirect() {
		webidl.brandCheck(this, Request);
		return this[kState].redirect;
	}
	get integrity() {
		webidl.brandCheck(this, Request);
		return this[kState].integrity;
	}
	get keepalive() {
		webidl.brandCheck(this, Request);
		return this[kState].keepalive;
	}
	get isReloadNavigation() {
		webidl.brandCheck(this, Request);
		return this[kState].reloadNavigation;
	}
	get isHistoryNavigation() {
		webidl.brandCheck(this, Request);
		return this[kState].historyNavigation;
	}
	get signal() {
		webidl.brandCheck(this, Request);
		return this[kSignal];
	}
	get body() {
		webidl.brandCheck(this, Request);
		return this[kState].body ? this[kState].body.stream : null;
	}
	get bodyUsed() {
		webidl.brandCheck(this, Request);
		return !!this[kState].body && util.isDisturbed(this[kState].body.stream);
	}
	get duplex() {
		webidl.brandCheck(this, Request);
		return 'half';
	}
	clone() {
		webidl.brandCheck(this, Request);
		if (bodyUnusable(this)) {
			throw new TypeError('unusable');
		}
		const clonedRequest = cloneRequest(this[kState]);
		const ac = new AbortController();
		if (this.signal.aborted) {
			ac.abort(this.signal.reason);
		} else {
			let list = dependentControllerMap.get(this.signal);
			if (list === undefined) {
				list = new Set();
				dependentControllerMap.set(this.signal, list);
			}
			const acRef = new WeakRef(ac);
			list.add(acRef);
			util.addAbortListener(ac.signal, buildAbort(acRef));
		}
		return fromInnerRequest(clonedRequest, ac.signal, getHeadersGuard(this[kHeaders]));
	}
	[nodeUtil.inspect.custom](depth, options) {
		if (options.depth === null) {
			options.depth = 2;
		}
		options.colors ??= true;
		const properties = {
			method: this.method,
			url: this.url,
			headers: this.headers,
			destination: this.destination,
			referrer: this.referrer,
			referrerPolicy: this.referrerPolicy,
			mode: this.mode,
			credentials: this.credentials,
			cache: this.cache,
			redirect: this.redirect,
			integrity: this.integrity,
			keepalive: this.keepalive,
			isReloadNavigation: this.isReloadNavigation,
			isHistoryNavigation: this.isHistoryNavigation,
			signal: this.signal
		};
		return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
	}
}
mixinBody(Request);
function makeRequest(init) {
	return {
		method: init.method ?? 'GET',
		localURLsOnly: init.localURLsOnly ?? false,
		unsafeRequest: init.unsafeRequest ?? false,
		body: init.body ?? null,
		client: init.client ?? null,
		reservedClient: init.reservedClient ?? null,
		replacesClientId: init.replacesClientId ?? '',
		window: init.window ?? 'client',
		keepalive: init.keepalive ?? false,
		serviceWorkers: init.serviceWorkers ?? 'all',
		initiator: init.initiator ?? '',
		destination: init.destination ?? '',
		priority: init.priority ?? null,
		origin: init.origin ?? 'client',
		policyContainer: init.policyContainer ?? 'client',
		referrer: init.referrer ?? 'client',
		referrerPolicy: init.referrerPolicy ?? '',
		mode: init.mode ?? 'no-cors',
		useCORSPreflightFlag: init.useCORSPreflightFlag ?? false,
		credentials: init.credentials ?? 'same-origin',
		useCredentials: init.useCredentials ?? false,
		cache: init.cache ?? 'default',
		redirect: init.redirect ?? 'follow',
		integrity: init.integrity ?? '',
		cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? '',
		parserMetadata: init.parserMetadata ?? '',
		reloadNavigation: init.reloadNavigation ?? false,
		historyNavigation: init.historyNavigation ?? false,
		userActivation: init.userActivation ?? false,
		taintedOrigin: init.taintedOrigin ?? false,
		redirectCount: init.redirectCount ?? 0,
		responseTainting: init.responseTainting ?? 'basic',
		preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? false,
		done: init.done ?? false,
		timingAllowFailed: init.timingAllowFailed ?? false,
		urlList: init.urlList,
		url: init.urlList[0],
		headersList: init.headersList ? new HeadersList(init.headersList) : new HeadersList()
	};
}
function cloneRequest(request) {
	const newRequest = makeRequest({ ...request, body: null });
	if (request.body != null) {
		newRequest.body = cloneBody(newRequest, request.body);
	}
	return newRequest;
}
function fromInnerRequest(innerRequest, signal, guard) {
	const request = new Request(kConstruct);
	request[kState] = innerRequest;
	request[kSignal] = signal;
	request[kHeaders] = new Headers(kConstruct);
	setHeadersList(request[kHeaders], innerRequest.headersList);
	setHeadersGuard(request[kHeaders], guard);
	return request;
}
Object.defineProperties(Request.prototype, {
	method: kEnumerableProperty,
	url: kEnumerableProperty,
	headers: kEnumerableProperty,
	redirect: kEnumerableProperty,
	clone: kEnumerableProperty,
	signal: kEnumerableProperty,
	duplex: kEnumerableProperty,
	destination: kEnumerableProperty,
	body: kEnumerableProperty,
	bodyUsed: kEnumerableProperty,
	isHistoryNavigation: kEnumerableProperty,
	isReloadNavigation: kEnumerableProperty,
	keepalive: kEnumerableProperty,
	integrity: kEnumerableProperty,
	cache: kEnumerableProperty,
	credentials: kEnumerableProperty,
	attribute: kEnumerableProperty,
	referrerPolicy: kEnumerableProperty,
	referrer: kEnumerableProperty,
	mode: kEnumerableProperty,
	[Symbol.toStringTag]: { value: 'Request', configurable: true }
});
webidl.converters.Request = webidl.interfaceConverter(Request);
webidl.converters.RequestInfo = function(V, prefix, argument) {
	if (typeof V === 'string') {
		return webidl.converters.USVString(V, prefix, argument);
	}
	if (V instanceof Request) {
		return webidl.converters.Request(V, prefix, argument);
	}
	return webidl.converters.USVString(V, prefix, argument);
};
webidl.converters.AbortSignal = webidl.interfaceConverter(AbortSignal);
webidl.converters.RequestInit = webidl.dictionaryConverter([
	{ key: 'method', converter: webidl.converters.ByteString },
	{ key: 'headers', converter: webidl.converters.HeadersInit },
	{ key: 'body', converter: webidl.nullableConverter(webidl.converters.BodyInit) },
	{ key: 'referrer', converter: webidl.converters.USVString },
	{ key: 'referrerPolicy', converter: webidl.converters.DOMString, allowedValues: referrerPolicy },
	{ key: 'mode', converter: webidl.converters.DOMString, allowedValues: requestMode },
	{ key: 'credentials', converter: webidl.converters.DOMString, allowedValues: requestCredentials },
	{ key: 'cache', converter: webidl.converters.DOMString, allowedValues: requestCache },
	{ key: 'redirect', converter: webidl.converters.DOMString, allowedValues: requestRedirect },
	{ key: 'integrity', converter: webidl.converters.DOMString },
	{ key: 'keepalive', converter: webidl.converters.boolean },
	{ key: 'signal', converter: webidl.nullableConverter((signal)=>webidl.converters.AbortSignal(signal, 'RequestInit', 'signal', { strict: false })) },
	{ key: 'window', converter: webidl.converters.any },
	{ key: 'duplex', converter: webidl.converters.DOMString, allowedValues: requestDuplex },
	{ key: 'dispatcher', converter: webidl.converters.any }
]);
module.exports = { Request, makeRequest, fromInnerRequest, cloneRequest };

},

"~/undici/lib/web/fetch/response.js": (_from, _load, _exports, module) => {
const { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = _load("~/undici/lib/web/fetch/headers.js");
const { extractBody, cloneBody, mixinBody, hasFinalizationRegistry, streamRegistry, bodyUnusable } = _load("~/undici/lib/web/fetch/body.js");
const util = _load("~/undici/lib/core/util.js");
const nodeUtil = require("node:util");
const { kEnumerableProperty } = util;
const { isValidReasonPhrase, isCancelled, isAborted, isBlobLike, serializeJavascriptValueToJSONString, isErrorLike, isomorphicEncode, environmentSettingsObject: relevantRealm } = _load("~/undici/lib/web/fetch/util.js");
const { redirectStatusSet, nullBodyStatus } = _load("~/undici/lib/web/fetch/constants.js");
const { kState, kHeaders } = _load("~/undici/lib/web/fetch/symbols.js");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
const { FormData } = _load("~/undici/lib/web/fetch/formdata.js");
const { URLSerializer } = _load("~/undici/lib/web/fetch/data-url.js");
const { kConstruct } = _load("~/undici/lib/core/symbols.js");
const assert = require("node:assert");
const { types } = require("node:util");
const textEncoder = new TextEncoder('utf-8');
class Response {
	static error() {
		const responseObject = fromInnerResponse(makeNetworkError(), 'immutable');
		return responseObject;
	}
	static json(data, init = {}) {
		webidl.argumentLengthCheck(arguments, 1, 'Response.json');
		if (init !== null) {
			init = webidl.converters.ResponseInit(init);
		}
		const bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data));
		const body = extractBody(bytes);
		const responseObject = fromInnerResponse(makeResponse({}), 'response');
		initializeResponse(responseObject, init, { body: body[0], type: 'application/json' });
		return responseObject;
	}
	static redirect(url, status = 302) {
		webidl.argumentLengthCheck(arguments, 1, 'Response.redirect');
		url = webidl.converters.USVString(url);
		status = webidl.converters['unsigned short'](status);
		let parsedURL;
		try {
			parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
		} catch (err) {
			throw new TypeError(`Failed to parse URL from ${url}`, { cause: err });
		}
		if (!redirectStatusSet.has(status)) {
			throw new RangeError(`Invalid status code ${status}`);
		}
		const responseObject = fromInnerResponse(makeResponse({}), 'immutable');
		responseObject[kState].status = status;
		const value = isomorphicEncode(URLSerializer(parsedURL));
		responseObject[kState].headersList.append('location', value, true);
		return responseObject;
	}
	constructor(body = null, init = {}){
		webidl.util.markAsUncloneable(this);
		if (body === kConstruct) {
			return;
		}
		if (body !== null) {
			body = webidl.converters.BodyInit(body);
		}
		init = webidl.converters.ResponseInit(init);
		this[kState] = makeResponse({});
		this[kHeaders] = new Headers(kConstruct);
		setHeadersGuard(this[kHeaders], 'response');
		setHeadersList(this[kHeaders], this[kState].headersList);
		let bodyWithType = null;
		if (body != null) {
			const [extractedBody, type] = extractBody(body);
			bodyWithType = { body: extractedBody, type };
		}
		initializeResponse(this, init, bodyWithType);
	}
	get type() {
		webidl.brandCheck(this, Response);
		return this[kState].type;
	}
	get url() {
		webidl.brandCheck(this, Response);
		const urlList = this[kState].urlList;
		const url = urlList[urlList.length - 1] ?? null;
		if (url === null) {
			return '';
		}
		return URLSerializer(url, true);
	}
	get redirected() {
		webidl.brandCheck(this, Response);
		return this[kState].urlList.length > 1;
	}
	get status() {
		webidl.brandCheck(this, Response);
		return this[kState].status;
	}
	get ok() {
		webidl.brandCheck(this, Response);
		return this[kState].status >= 200 && this[kState].status <= 299;
	}
	get statusText() {
		webidl.brandCheck(this, Response);
		return this[kState].statusText;
	}
	get headers() {
		webidl.brandCheck(this, Response);
		return this[kHeaders];
	}
	get body() {
		webidl.brandCheck(this, Response);
		return this[kState].body ? this[kState].body.stream : null;
	}
	get bodyUsed() {
		webidl.brandCheck(this, Response);
		return !!this[kState].body && util.isDisturbed(this[kState].body.stream);
	}
	clone() {
		webidl.brandCheck(this, Response);
		if (bodyUnusable(this)) {
			throw webidl.errors.exception({ header: 'Response.clone', message: 'Body has already been consumed.' });
		}
		const clonedResponse = cloneResponse(this[kState]);
		if (hasFinalizationRegistry && this[kState].body?.stream) {
			streamRegistry.register(this, new WeakRef(this[kState].body.stream));
		}
		return fromInnerResponse(clonedResponse, getHeadersGuard(this[kHeaders]));
	}
	[nodeUtil.inspect.custom](depth, options) {
		if (options.depth === null) {
			options.depth = 2;
		}
		options.colors ??= true;
		const properties = {
			status: this.status,
			statusText: this.statusText,
			headers: this.headers,
			body: this.body,
			bodyUsed: this.bodyUsed,
			ok: this.ok,
			redirected: this.redirected,
			type: this.type,
			url: this.url
		};
		return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
	}
}
mixinBody(Response);
Object.defineProperties(Response.prototype, {
	type: kEnumerableProperty,
	url: kEnumerableProperty,
	status: kEnumerableProperty,
	ok: kEnumerableProperty,
	redirected: kEnumerableProperty,
	statusText: kEnumerableProperty,
	headers: kEnumerableProperty,
	clone: kEnumerableProperty,
	body: kEnumerableProperty,
	bodyUsed: kEnumerableProperty,
	[Symbol.toStringTag]: { value: 'Response', configurable: true }
});
Object.defineProperties(Response, { json: kEnumerableProperty, redirect: kEnumerableProperty, error: kEnumerableProperty });
function cloneResponse(response) {
	if (response.internalResponse) {
		return filterResponse(cloneResponse(response.internalResponse), response.type);
	}
	const newResponse = makeResponse({ ...response, body: null });
	if (response.body != null) {
		newResponse.body = cloneBody(newResponse, response.body);
	}
	return newResponse;
}
function makeResponse(init) {
	return {
		aborted: false,
		rangeRequested: false,
		timingAllowPassed: false,
		requestIncludesCredentials: false,
		type: 'default',
		status: 200,
		timingInfo: null,
		cacheState: '',
		statusText: '',
		...init,
		headersList: init?.headersList ? new HeadersList(init?.headersList) : new HeadersList(),
		urlList: init?.urlList ? [...init.urlList] : []
	};
}
function makeNetworkError(reason) {
	const isError = isErrorLike(reason);
	return makeResponse({
		type: 'error',
		status: 0,
		error: isError ? reason : new Error(reason ? String(reason) : reason),
		aborted: reason && reason.name === 'AbortError'
	});
}
function isNetworkError(response) {
	return response.type === 'error' && response.status === 0;
}
function makeFilteredResponse(response, state) {
	state = { internalResponse: response, ...state };
	return new Proxy(response, {
		get (target, p) {
			return p in state ? state[p] : target[p];
		},
		set (target, p, value) {
			assert(!(p in state));
			target[p] = value;
			return true;
		}
	});
}
function filterResponse(response, type) {
	if (type === 'basic') {
		return makeFilteredResponse(response, { type: 'basic', headersList: response.headersList });
	} else if (type === 'cors') {
		return makeFilteredResponse(response, { type: 'cors', headersList: response.headersList });
	} else if (type === 'opaque') {
		return makeFilteredResponse(response, { type: 'opaque', urlList: Object.freeze([]), status: 0, statusText: '', body: null });
	} else if (type === 'opaqueredirect') {
		return makeFilteredResponse(response, { type: 'opaqueredirect', status: 0, statusText: '', headersList: [], body: null });
	} else {
		assert(false);
	}
}
function makeAppropriateNetworkError(fetchParams, err = null) {
	assert(isCancelled(fetchParams));
	return isAborted(fetchParams) ? makeNetworkError(Object.assign(new DOMException('The operation was aborted.', 'AbortError'), {
		cause: err
	})) : makeNetworkError(Object.assign(new DOMException('Request was cancelled.'), { cause: err }));
}
function initializeResponse(response, init, body) {
	if (init.status !== null && (init.status < 200 || init.status > 599)) {
		throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
	}
	if ('statusText' in init && init.statusText != null) {
		if (!isValidReasonPhrase(String(init.statusText))) {
			throw new TypeError('Invalid statusText');
		}
	}
	if ('status' in init && init.status != null) {
		response[kState].status = init.status;
	}
	if ('statusText' in init && init.statusText != null) {
		response[kState].statusText = init.statusText;
	}
	if ('headers' in init && init.headers != null) {
		fill(response[kHeaders], init.headers);
	}
	if (body) {
		if (nullBodyStatus.includes(response.status)) {
			throw webidl.errors.exception({
				header: 'Response constructor',
				message: `Invalid response status code ${response.status}`
			});
		}
		response[kState].body = body.body;
		if (body.type != null && !response[kState].headersList.contains('content-type', true)) {
			response[kState].headersList.append('content-type', body.type, true);
		}
	}
}
function fromInnerResponse(innerResponse, guard) {
	const response = new Response(kConstruct);
	response[kState] = innerResponse;
	response[kHeaders] = new Headers(kConstruct);
	setHeadersList(response[kHeaders], innerResponse.headersList);
	setHeadersGuard(response[kHeaders], guard);
	if (hasFinalizationRegistry && innerResponse.body?.stream) {
		streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
	}
	return response;
}
webidl.converters.ReadableStream = webidl.interfaceConverter(ReadableStream);
webidl.converters.FormData = webidl.interfaceConverter(FormData);
webidl.converters.URLSearchParams = webidl.interfaceConverter(URLSearchParams);
webidl.converters.XMLHttpRequestBodyInit = function(V, prefix, name) {
	if (typeof V === 'string') {
		return webidl.converters.USVString(V, prefix, name);
	}
	if (isBlobLike(V)) {
		return webidl.converters.Blob(V, prefix, name, { strict: false });
	}
	if (ArrayBuffer.isView(V) || types.isArrayBuffer(V)) {
		return webidl.converters.BufferSource(V, prefix, name);
	}
	if (util.isFormDataLike(V)) {
		return webidl.converters.FormData(V, prefix, name, { strict: false });
	}
	if (V instanceof URLSearchParams) {
		return webidl.converters.URLSearchParams(V, prefix, name);
	}
	return webidl.converters.DOMString(V, prefix, name);
};
webidl.converters.BodyInit = function(V, prefix, argument) {
	if (V instanceof ReadableStream) {
		return webidl.converters.ReadableStream(V, prefix, argument);
	}
	if (V?.[Symbol.asyncIterator]) {
		return V;
	}
	return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
};
webidl.converters.ResponseInit = webidl.dictionaryConverter([
	{ key: 'status', converter: webidl.converters['unsigned short'], defaultValue: ()=>200 },
	{ key: 'statusText', converter: webidl.converters.ByteString, defaultValue: ()=>'' },
	{ key: 'headers', converter: webidl.converters.HeadersInit }
]);
module.exports = { isNetworkError, makeNetworkError, makeResponse, makeAppropriateNetworkError, filterResponse, Response, cloneResponse, fromInnerResponse };

},

"~/undici/lib/web/fetch/symbols.js": (_from, _load, exports, module) => {
module.exports = { kUrl: Symbol('url'), kHeaders: Symbol('headers'), kSignal: Symbol('signal'), kState: Symbol('state'), kDispatcher: Symbol('dispatcher') };

},

"~/undici/lib/web/fetch/util.js": (_from, _load, _exports, module) => {
const { Transform } = require("node:stream");
const zlib = require("node:zlib");
const { redirectStatusSet, referrerPolicySet: referrerPolicyTokens, badPortsSet } = _load("~/undici/lib/web/fetch/constants.js");
const { getGlobalOrigin } = _load("~/undici/lib/web/fetch/global.js");
const { collectASequenceOfCodePoints, collectAnHTTPQuotedString, removeChars, parseMIMEType } = _load("~/undici/lib/web/fetch/data-url.js");
const { performance } = require("node:perf_hooks");
const { isBlobLike, ReadableStreamFrom, isValidHTTPToken, normalizedMethodRecordsBase } = _load("~/undici/lib/core/util.js");
const assert = require("node:assert");
const { isUint8Array } = require("node:util/types");
const { webidl } = _load("~/undici/lib/web/fetch/webidl.js");
let supportedHashes = [];
let crypto;
try {
	crypto = require("node:crypto");
	const possibleRelevantHashes = ['sha256', 'sha384', 'sha512'];
	supportedHashes = crypto.getHashes().filter((hash)=>possibleRelevantHashes.includes(hash));
} catch  {}
function responseURL(response) {
	const urlList = response.urlList;
	const length = urlList.length;
	return length === 0 ? null : urlList[length - 1].toString();
}
function responseLocationURL(response, requestFragment) {
	if (!redirectStatusSet.has(response.status)) {
		return null;
	}
	let location = response.headersList.get('location', true);
	if (location !== null && isValidHeaderValue(location)) {
		if (!isValidEncodedURL(location)) {
			location = normalizeBinaryStringToUtf8(location);
		}
		location = new URL(location, responseURL(response));
	}
	if (location && !location.hash) {
		location.hash = requestFragment;
	}
	return location;
}
function isValidEncodedURL(url) {
	for(let i = 0; i < url.length; ++i){
		const code = url.charCodeAt(i);
		if (code > 0x7E || code < 0x20) {
			return false;
		}
	}
	return true;
}
function normalizeBinaryStringToUtf8(value) {
	return Buffer.from(value, 'binary').toString('utf8');
}
function requestCurrentURL(request) {
	return request.urlList[request.urlList.length - 1];
}
function requestBadPort(request) {
	const url = requestCurrentURL(request);
	if (urlIsHttpHttpsScheme(url) && badPortsSet.has(url.port)) {
		return 'blocked';
	}
	return 'allowed';
}
function isErrorLike(object) {
	return object instanceof Error || object?.constructor?.name === 'Error' || object?.constructor?.name === 'DOMException';
}
function isValidReasonPhrase(statusText) {
	for(let i = 0; i < statusText.length; ++i){
		const c = statusText.charCodeAt(i);
		if (!(c === 0x09 || c >= 0x20 && c <= 0x7e || c >= 0x80 && c <= 0xff)) {
			return false;
		}
	}
	return true;
}
const isValidHeaderName = isValidHTTPToken;
function isValidHeaderValue(potentialValue) {
	return (potentialValue[0] === '\t' || potentialValue[0] === ' ' || potentialValue[potentialValue.length - 1] === '\t' || potentialValue[potentialValue.length - 1] === ' ' || potentialValue.includes('\n') || potentialValue.includes('\r') || potentialValue.includes('\0')) === false;
}
function setRequestReferrerPolicyOnRedirect(request, actualResponse) {
	const { headersList } = actualResponse;
	const policyHeader = (headersList.get('referrer-policy', true) ?? '').split(',');
	let policy = '';
	if (policyHeader.length > 0) {
		for(let i = policyHeader.length; i !== 0; i--){
			const token = policyHeader[i - 1].trim();
			if (referrerPolicyTokens.has(token)) {
				policy = token;
				break;
			}
		}
	}
	if (policy !== '') {
		request.referrerPolicy = policy;
	}
}
function crossOriginResourcePolicyCheck() {
	return 'allowed';
}
function corsCheck() {
	return 'success';
}
function TAOCheck() {
	return 'success';
}
function appendFetchMetadata(httpRequest) {
	let header = null;
	header = httpRequest.mode;
	httpRequest.headersList.set('sec-fetch-mode', header, true);
}
function appendRequestOriginHeader(request) {
	let serializedOrigin = request.origin;
	if (serializedOrigin === 'client' || serializedOrigin === undefined) {
		return;
	}
	if (request.responseTainting === 'cors' || request.mode === 'websocket') {
		request.headersList.append('origin', serializedOrigin, true);
	} else if (request.method !== 'GET' && request.method !== 'HEAD') {
		switch(request.referrerPolicy){
			case 'no-referrer':
				serializedOrigin = null;
				break;
			case 'no-referrer-when-downgrade':
			case 'strict-origin':
			case 'strict-origin-when-cross-origin':
				if (request.origin && urlHasHttpsScheme(request.origin) && !urlHasHttpsScheme(requestCurrentURL(request))) {
					serializedOrigin = null;
				}
				break;
			case 'same-origin':
				if (!sameOrigin(request, requestCurrentURL(request))) {
					serializedOrigin = null;
				}
				break;
			default:
		}
		request.headersList.append('origin', serializedOrigin, true);
	}
}
function coarsenTime(timestamp, crossOriginIsolatedCapability) {
	return timestamp;
}
function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo, defaultStartTime, crossOriginIsolatedCapability) {
	if (!connectionTimingInfo?.startTime || connectionTimingInfo.startTime < defaultStartTime) {
		return {
			domainLookupStartTime: defaultStartTime,
			domainLookupEndTime: defaultStartTime,
			connectionStartTime: defaultStartTime,
			connectionEndTime: defaultStartTime,
			secureConnectionStartTime: defaultStartTime,
			ALPNNegotiatedProtocol: connectionTimingInfo?.ALPNNegotiatedProtocol
		};
	}
	return {
		domainLookupStartTime: coarsenTime(connectionTimingInfo.domainLookupStartTime, crossOriginIsolatedCapability),
		domainLookupEndTime: coarsenTime(connectionTimingInfo.domainLookupEndTime, crossOriginIsolatedCapability),
		connectionStartTime: coarsenTime(connectionTimingInfo.connectionStartTime, crossOriginIsolatedCapability),
		connectionEndTime: coarsenTime(connectionTimingInfo.connectionEndTime, crossOriginIsolatedCapability),
		secureConnectionStartTime: coarsenTime(connectionTimingInfo.secureConnectionStartTime, crossOriginIsolatedCapability),
		ALPNNegotiatedProtocol: connectionTimingInfo.ALPNNegotiatedProtocol
	};
}
function coarsenedSharedCurrentTime(crossOriginIsolatedCapability) {
	return coarsenTime(performance.now(), crossOriginIsolatedCapability);
}
function createOpaqueTimingInfo(timingInfo) {
	return {
		startTime: timingInfo.startTime ?? 0,
		redirectStartTime: 0,
		redirectEndTime: 0,
		postRedirectStartTime: timingInfo.startTime ?? 0,
		finalServiceWorkerStartTime: 0,
		finalNetworkResponseStartTime: 0,
		finalNetworkRequestStartTime: 0,
		endTime: 0,
		encodedBodySize: 0,
		decodedBodySize: 0,
		finalConnectionTimingInfo: null
	};
}
function makePolicyContainer() {
	return { referrerPolicy: 'strict-origin-when-cross-origin' };
}
function clonePolicyContainer(policyContainer) {
	return { referrerPolicy: policyContainer.referrerPolicy };
}
function determineRequestsReferrer(request) {
	const policy = request.referrerPolicy;
	assert(policy);
	let referrerSource = null;
	if (request.referrer === 'client') {
		const globalOrigin = getGlobalOrigin();
		if (!globalOrigin || globalOrigin.origin === 'null') {
			return 'no-referrer';
		}
		referrerSource = new URL(globalOrigin);
	} else if (request.referrer instanceof URL) {
		referrerSource = request.referrer;
	}
	let referrerURL = stripURLForReferrer(referrerSource);
	const referrerOrigin = stripURLForReferrer(referrerSource, true);
	if (referrerURL.toString().length > 4096) {
		referrerURL = referrerOrigin;
	}
	const areSameOrigin = sameOrigin(request, referrerURL);
	const isNonPotentiallyTrustWorthy = isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(request.url);
	switch(policy){
		case 'origin':
			return referrerOrigin != null ? referrerOrigin : stripURLForReferrer(referrerSource, true);
		case 'unsafe-url':
			return referrerURL;
		case 'same-origin':
			return areSameOrigin ? referrerOrigin : 'no-referrer';
		case 'origin-when-cross-origin':
			return areSameOrigin ? referrerURL : referrerOrigin;
		case 'strict-origin-when-cross-origin':
			{
				const currentURL = requestCurrentURL(request);
				if (sameOrigin(referrerURL, currentURL)) {
					return referrerURL;
				}
				if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) {
					return 'no-referrer';
				}
				return referrerOrigin;
			}
		case 'strict-origin':
		case 'no-referrer-when-downgrade':
		default:
			return isNonPotentiallyTrustWorthy ? 'no-referrer' : referrerOrigin;
	}
}
function stripURLForReferrer(url, originOnly) {
	assert(url instanceof URL);
	url = new URL(url);
	if (url.protocol === 'file:' || url.protocol === 'about:' || url.protocol === 'blank:') {
		return 'no-referrer';
	}
	url.username = '';
	url.password = '';
	url.hash = '';
	if (originOnly) {
		url.pathname = '';
		url.search = '';
	}
	return url;
}
function isURLPotentiallyTrustworthy(url) {
	if (!(url instanceof URL)) {
		return false;
	}
	if (url.href === 'about:blank' || url.href === 'about:srcdoc') {
		return true;
	}
	if (url.protocol === 'data:') return true;
	if (url.protocol === 'file:') return true;
	return isOriginPotentiallyTrustworthy(url.origin);
	function isOriginPotentiallyTrustworthy(origin) {
		if (origin == null || origin === 'null') return false;
		const originAsURL = new URL(origin);
		if (originAsURL.protocol === 'https:' || originAsURL.protocol === 'wss:') {
			return true;
		}
		if (/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(originAsURL.hostname) || originAsURL.hostname === 'localhost' || originAsURL.hostname.includes('localhost.') || originAsURL.hostname.endsWith('.localhost')) {
			return true;
		}
		return false;
	}
}
function bytesMatch(bytes, metadataList) {
	if (crypto === undefined) {
		return true;
	}
	const parsedMetadata = parseMetadata(metadataList);
	if (parsedMetadata === 'no metadata') {
		return true;
	}
	if (parsedMetadata.length === 0) {
		return true;
	}
	const strongest = getStrongestMetadata(parsedMetadata);
	const metadata = filterMetadataListByAlgorithm(parsedMetadata, strongest);
	for (const item of metadata){
		const algorithm = item.algo;
		const expectedValue = item.hash;
		let actualValue = crypto.createHash(algorithm).update(bytes).digest('base64');
		if (actualValue[actualValue.length - 1] === '=') {
			if (actualValue[actualValue.length - 2] === '=') {
				actualValue = actualValue.slice(0, -2);
			} else {
				actualValue = actualValue.slice(0, -1);
			}
		}
		if (compareBase64Mixed(actualValue, expectedValue)) {
			return true;
		}
	}
	return false;
}
const parseHashWithOptions = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function parseMetadata(metadata) {
	const result = [];
	let empty = true;
	for (const token of metadata.split(' ')){
		empty = false;
		const parsedToken = parseHashWithOptions.exec(token);
		if (parsedToken === null || parsedToken.groups === undefined || parsedToken.groups.algo === undefined) {
			continue;
		}
		const algorithm = parsedToken.groups.algo.toLowerCase();
		if (supportedHashes.includes(algorithm)) {
			result.push(parsedToken.groups);
		}
	}
	if (empty === true) {
		return 'no metadata';
	}
	return result;
}
function getStrongestMetadata(metadataList) {
	let algorithm = metadataList[0].algo;
	if (algorithm[3] === '5') {
		return algorithm;
	}
	for(let i = 1; i < metadataList.length; ++i){
		const metadata = metadataList[i];
		if (metadata.algo[3] === '5') {
			algorithm = 'sha512';
			break;
		} else if (algorithm[3] === '3') {
			continue;
		} else if (metadata.algo[3] === '3') {
			algorithm = 'sha384';
		}
	}
	return algorithm;
}
function filterMetadataListByAlgorithm(metadataList, algorithm) {
	if (metadataList.length === 1) {
		return metadataList;
	}
	let pos = 0;
	for(let i = 0; i < metadataList.length; ++i){
		if (metadataList[i].algo === algorithm) {
			metadataList[pos++] = metadataList[i];
		}
	}
	metadataList.length = pos;
	return metadataList;
}
function compareBase64Mixed(actualValue, expectedValue) {
	if (actualValue.length !== expectedValue.length) {
		return false;
	}
	for(let i = 0; i < actualValue.length; ++i){
		if (actualValue[i] !== expectedValue[i]) {
			if (actualValue[i] === '+' && expectedValue[i] === '-' || actualValue[i] === '/' && expectedValue[i] === '_') {
				continue;
			}
			return false;
		}
	}
	return true;
}
function tryUpgradeRequestToAPotentiallyTrustworthyURL(request) {}
function sameOrigin(A, B) {
	if (A.origin === B.origin && A.origin === 'null') {
		return true;
	}
	if (A.protocol === B.protocol && A.hostname === B.hostname && A.port === B.port) {
		return true;
	}
	return false;
}
function createDeferredPromise() {
	let res;
	let rej;
	const promise = new Promise((resolve, reject)=>{
		res = resolve;
		rej = reject;
	});
	return { promise, resolve: res, reject: rej };
}
function isAborted(fetchParams) {
	return fetchParams.controller.state === 'aborted';
}
function isCancelled(fetchParams) {
	return fetchParams.controller.state === 'aborted' || fetchParams.controller.state === 'terminated';
}
function normalizeMethod(method) {
	return normalizedMethodRecordsBase[method.toLowerCase()] ?? method;
}
function serializeJavascriptValueToJSONString(value) {
	const result = JSON.stringify(value);
	if (result === undefined) {
		throw new TypeError('Value is not JSON serializable');
	}
	assert(typeof result === 'string');
	return result;
}
const esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function createIterator(name, kInternalIterator, keyIndex = 0, valueIndex = 1) {
	class FastIterableIterator {
		#target;
		#kind;
		#index;
		constructor(target, kind){
			this.#target = target;
			this.#kind = kind;
			this.#index = 0;
		}
		next() {
			if (typeof this !== 'object' || this === null || !(#target in this)) {
				throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
			}
			const index = this.#index;
			const values = this.#target[kInternalIterator];
			const len = values.length;
			if (index >= len) {
				return { value: undefined, done: true };
			}
			const { [keyIndex]: key, [valueIndex]: value } = values[index];
			this.#index = index + 1;
			let result;
			switch(this.#kind){
				case 'key':
					result = key;
					break;
				case 'value':
					result = value;
					break;
				case 'key+value':
					result = [key, value];
					break;
			}
			return { value: result, done: false };
		}
	}
	delete FastIterableIterator.prototype.constructor;
	Object.setPrototypeOf(FastIterableIterator.prototype, esIteratorPrototype);
	Object.defineProperties(FastIterableIterator.prototype, {
		[Symbol.toStringTag]: {
			writable: false,
			enumerable: false,
			configurable: true,
			value: `${name} Iterator`
		},
		next: { writable: true, enumerable: true, configurable: true }
	});
	return function(target, kind) {
		return new FastIterableIterator(target, kind);
	};
}
function iteratorMixin(name, object, kInternalIterator, keyIndex = 0, valueIndex = 1) {
	const makeIterator = createIterator(name, kInternalIterator, keyIndex, valueIndex);
	const properties = {
		keys: {
			writable: true,
			enumerable: true,
			configurable: true,
			value: function keys() {
				webidl.brandCheck(this, object);
				return makeIterator(this, 'key');
			}
		},
		values: {
			writable: true,
			enumerable: true,
			configurable: true,
			value: function values() {
				webidl.brandCheck(this, object);
				return makeIterator(this, 'value');
			}
		},
		entries: {
			writable: true,
			enumerable: true,
			configurable: true,
			value: function entries() {
				webidl.brandCheck(this, object);
				return makeIterator(this, 'key+value');
			}
		},
		forEach: {
			writable: true,
			enumerable: true,
			configurable: true,
			value: function forEach(callbackfn, thisArg = globalThis) {
				webidl.brandCheck(this, object);
				webidl.argumentLengthCheck(arguments, 1, `${name}.forEach`);
				if (typeof callbackfn !== 'function') {
					throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
				}
				for (const { 0: key, 1: value } of makeIterator(this, 'key+value')){
					callbackfn.call(thisArg, value, key, this);
				}
			}
		}
	};
	return Object.defineProperties(object.prototype, {
		...properties,
		[Symbol.iterator]: { writable: true, enumerable: false, configurable: true, value: properties.entries.value }
	});
}
async function fullyReadBody(body, processBody, processBodyError) {
	const successSteps = processBody;
	const errorSteps = processBodyError;
	let reader;
	try {
		reader = body.stream.getReader();
	} catch (e) {
		errorSteps(e);
		return;
	}
	try {
		successSteps(await readAllBytes(reader));
	} catch (e) {
		errorSteps(e);
	}
}
function isReadableStreamLike(stream) {
	return stream instanceof ReadableStream || stream[Symbol.toStringTag] === 'ReadableStream' && typeof stream.tee === 'function';
}
function readableStreamClose(controller) {
	try {
		controller.close();
		controller.byobRequest?.respond(0);
	} catch (err) {
		if (!err.message.includes('Controller is already closed') && !err.message.includes('ReadableStream is already closed')) {
			throw err;
		}
	}
}
const invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/;
function isomorphicEncode(input) {
	assert(!invalidIsomorphicEncodeValueRegex.test(input));
	return input;
}
async function readAllBytes(reader) {
	const bytes = [];
	let byteLength = 0;
	while(true){
		const { done, value: chunk } = await reader.read();
		if (done) {
			return Buffer.concat(bytes, byteLength);
		}
		if (!isUint8Array(chunk)) {
			throw new TypeError('Received non-Uint8Array chunk');
		}
		bytes.push(chunk);
		byteLength += chunk.length;
	}
}
function urlIsLocal(url) {
	assert('protocol' in url);
	const protocol = url.protocol;
	return protocol === 'about:' || protocol === 'blob:' || protocol === 'data:';
}
function urlHasHttpsScheme(url) {
	return typeof url === 'string' && url[5] === ':' && url[0] === 'h' && url[1] === 't' && url[2] === 't' && url[3] === 'p' && url[4] === 's' || url.protocol === 'https:';
}
function urlIsHttpHttpsScheme(url) {
	assert('protocol' in url);
	const protocol = url.protocol;
	return protocol === 'http:' || protocol === 'https:';
}
function simpleRangeHeaderValue(value, allowWhitespace) {
	const data = value;
	if (!data.startsWith('bytes')) {
		return 'failure';
	}
	const position = { position: 5 };
	if (allowWhitespace) {
		collectASequenceOfCodePoints((char)=>char === '\t' || char === ' ', data, position);
	}
	if (data.charCodeAt(position.position) !== 0x3D) {
		return 'failure';
	}
	position.position++;
	if (allowWhitespace) {
		collectASequenceOfCodePoints((char)=>char === '\t' || char === ' ', data, position);
	}
	const rangeStart = collectASequenceOfCodePoints((char)=>{
		const code = char.charCodeAt(0);
		return code >= 0x30 && code <= 0x39;
	}, data, position);
	const rangeStartValue = rangeStart.length ? Number(rangeStart) : null;
	if (allowWhitespace) {
		collectASequenceOfCodePoints((char)=>char === '\t' || char === ' ', data, position);
	}
	if (data.charCodeAt(position.position) !== 0x2D) {
		return 'failure';
	}
	position.position++;
	if (allowWhitespace) {
		collectASequenceOfCodePoints((char)=>char === '\t' || char === ' ', data, position);
	}
	const rangeEnd = collectASequenceOfCodePoints((char)=>{
		const code = char.charCodeAt(0);
		return code >= 0x30 && code <= 0x39;
	}, data, position);
	const rangeEndValue = rangeEnd.length ? Number(rangeEnd) : null;
	if (position.position < data.length) {
		return 'failure';
	}
	if (rangeEndValue === null && rangeStartValue === null) {
		return 'failure';
	}
	if (rangeStartValue > rangeEndValue) {
		return 'failure';
	}
	return { rangeStartValue, rangeEndValue };
}
function buildContentRange(rangeStart, rangeEnd, fullLength) {
	let contentRange = 'bytes ';
	contentRange += isomorphicEncode(`${rangeStart}`);
	contentRange += '-';
	contentRange += isomorphicEncode(`${rangeEnd}`);
	contentRange += '/';
	contentRange += isomorphicEncode(`${fullLength}`);
	return contentRange;
}
class InflateStream extends Transform {
	#zlibOptions;
	constructor(zlibOptions){
		super();
		this.#zlibOptions = zlibOptions;
	}
	_transform(chunk, encoding, callback) {
		if (!this._inflateStream) {
			if (chunk.length === 0) {
				callback();
				return;
			}
			this._inflateStream = (chunk[0] & 0x0F) === 0x08 ? zlib.createInflate(this.#zlibOptions) : zlib.createInflateRaw(this.#zlibOptions);
			this._inflateStream.on('data', this.push.bind(this));
			this._inflateStream.on('end', ()=>this.push(null));
			this._inflateStream.on('error', (err)=>this.destroy(err));
		}
		this._inflateStream.write(chunk, encoding, callback);
	}
	_final(callback) {
		if (this._inflateStream) {
			this._inflateStream.end();
			this._inflateStream = null;
		}
		callback();
	}
}
function createInflate(zlibOptions) {
	return new InflateStream(zlibOptions);
}
function extractMimeType(headers) {
	let charset = null;
	let essence = null;
	let mimeType = null;
	const values = getDecodeSplit('content-type', headers);
	if (values === null) {
		return 'failure';
	}
	for (const value of values){
		const temporaryMimeType = parseMIMEType(value);
		if (temporaryMimeType === 'failure' || temporaryMimeType.essence === '*/*') {
			continue;
		}
		mimeType = temporaryMimeType;
		if (mimeType.essence !== essence) {
			charset = null;
			if (mimeType.parameters.has('charset')) {
				charset = mimeType.parameters.get('charset');
			}
			essence = mimeType.essence;
		} else if (!mimeType.parameters.has('charset') && charset !== null) {
			mimeType.parameters.set('charset', charset);
		}
	}
	if (mimeType == null) {
		return 'failure';
	}
	return mimeType;
}
function gettingDecodingSplitting(value) {
	const input = value;
	const position = { position: 0 };
	const values = [];
	let temporaryValue = '';
	while(position.position < input.length){
		temporaryValue += collectASequenceOfCodePoints((char)=>char !== '"' && char !== ',', input, position);
		if (position.position < input.length) {
			if (input.charCodeAt(position.position) === 0x22) {
				temporaryValue += collectAnHTTPQuotedString(input, position);
				if (position.position < input.length) {
					continue;
				}
			} else {
				assert(input.charCodeAt(position.position) === 0x2C);
				position.position++;
			}
		}
		temporaryValue = removeChars(temporaryValue, true, true, (char)=>char === 0x9 || char === 0x20);
		values.push(temporaryValue);
		temporaryValue = '';
	}
	return values;
}
function getDecodeSplit(name, list) {
	const value = list.get(name, true);
	if (value === null) {
		return null;
	}
	return gettingDecodingSplitting(value);
}
const textDecoder = new TextDecoder();
function utf8DecodeBytes(buffer) {
	if (buffer.length === 0) {
		return '';
	}
	if (buffer[0] === 0xEF && buffer[1] === 0xBB && buffer[2] === 0xBF) {
		buffer = buffer.subarray(3);
	}
	const output = textDecoder.decode(buffer);
	return output;
}
class EnvironmentSettingsObjectBase {
	get baseUrl() {
		return getGlobalOrigin();
	}
	get origin() {
		return this.baseUrl?.origin;
	}
	policyContainer = makePolicyContainer();
}
class EnvironmentSettingsObject {
	settingsObject = new EnvironmentSettingsObjectBase();
}
const environmentSettingsObject = new EnvironmentSettingsObject();
module.exports = {
	isAborted,
	isCancelled,
	isValidEncodedURL,
	createDeferredPromise,
	ReadableStreamFrom,
	tryUpgradeRequestToAPotentiallyTrustworthyURL,
	clampAndCoarsenConnectionTimingInfo,
	coarsenedSharedCurrentTime,
	determineRequestsReferrer,
	makePolicyContainer,
	clonePolicyContainer,
	appendFetchMetadata,
	appendRequestOriginHeader,
	TAOCheck,
	corsCheck,
	crossOriginResourcePolicyCheck,
	createOpaqueTimingInfo,
	setRequestReferrerPolicyOnRedirect,
	isValidHTTPToken,
	requestBadPort,
	requestCurrentURL,
	responseURL,
	responseLocationURL,
	isBlobLike,
	isURLPotentiallyTrustworthy,
	isValidReasonPhrase,
	sameOrigin,
	normalizeMethod,
	serializeJavascriptValueToJSONString,
	iteratorMixin,
	createIterator,
	isValidHeaderName,
	isValidHeaderValue,
	isErrorLike,
	fullyReadBody,
	bytesMatch,
	isReadableStreamLike,
	readableStreamClose,
	isomorphicEncode,
	urlIsLocal,
	urlHasHttpsScheme,
	urlIsHttpHttpsScheme,
	readAllBytes,
	simpleRangeHeaderValue,
	buildContentRange,
	parseMetadata,
	createInflate,
	extractMimeType,
	getDecodeSplit,
	utf8DecodeBytes,
	environmentSettingsObject
};

},

"~/undici/lib/web/fetch/webidl.js": (_from, _load, _exports, module) => {
const { types, inspect } = require("node:util");
const { markAsUncloneable } = require("node:worker_threads");
const { toUSVString } = _load("~/undici/lib/core/util.js");
const webidl = {};
webidl.converters = {};
webidl.util = {};
webidl.errors = {};
webidl.errors.exception = function(message) {
	return new TypeError(`${message.header}: ${message.message}`);
};
webidl.errors.conversionFailed = function(context) {
	const plural = context.types.length === 1 ? '' : ' one of';
	const message = `${context.argument} could not be converted to` + `${plural}: ${context.types.join(', ')}.`;
	return webidl.errors.exception({ header: context.prefix, message });
};
webidl.errors.invalidArgument = function(context) {
	return webidl.errors.exception({
		header: context.prefix,
		message: `"${context.value}" is an invalid ${context.type}.`
	});
};
webidl.brandCheck = function(V, I, opts) {
	if (opts?.strict !== false) {
		if (!(V instanceof I)) {
			const err = new TypeError('Illegal invocation');
			err.code = 'ERR_INVALID_THIS';
			throw err;
		}
	} else {
		if (V?.[Symbol.toStringTag] !== I.prototype[Symbol.toStringTag]) {
			const err = new TypeError('Illegal invocation');
			err.code = 'ERR_INVALID_THIS';
			throw err;
		}
	}
};
webidl.argumentLengthCheck = function({ length }, min, ctx) {
	if (length < min) {
		throw webidl.errors.exception({
			message: `${min} argument${min !== 1 ? 's' : ''} required, ` + `but${length ? ' only' : ''} ${length} found.`,
			header: ctx
		});
	}
};
webidl.illegalConstructor = function() {
	throw webidl.errors.exception({ header: 'TypeError', message: 'Illegal constructor' });
};
webidl.util.Type = function(V) {
	switch(typeof V){
		case 'undefined':
			return 'Undefined';
		case 'boolean':
			return 'Boolean';
		case 'string':
			return 'String';
		case 'symbol':
			return 'Symbol';
		case 'number':
			return 'Number';
		case 'bigint':
			return 'BigInt';
		case 'function':
		case 'object':
			{
				if (V === null) {
					return 'Null';
				}
				return 'Object';
			}
	}
};
webidl.util.markAsUncloneable = markAsUncloneable || (()=>{});
webidl.util.ConvertToInt = function(V, bitLength, signedness, opts) {
	let upperBound;
	let lowerBound;
	if (bitLength === 64) {
		upperBound = Math.pow(2, 53) - 1;
		if (signedness === 'unsigned') {
			lowerBound = 0;
		} else {
			lowerBound = Math.pow(-2, 53) + 1;
		}
	} else if (signedness === 'unsigned') {
		lowerBound = 0;
		upperBound = Math.pow(2, bitLength) - 1;
	} else {
		lowerBound = Math.pow(-2, bitLength) - 1;
		upperBound = Math.pow(2, bitLength - 1) - 1;
	}
	let x = Number(V);
	if (x === 0) {
		x = 0;
	}
	if (opts?.enforceRange === true) {
		if (Number.isNaN(x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) {
			throw webidl.errors.exception({
				header: 'Integer conversion',
				message: `Could not convert ${webidl.util.Stringify(V)} to an integer.`
			});
		}
		x = webidl.util.IntegerPart(x);
		if (x < lowerBound || x > upperBound) {
			throw webidl.errors.exception({
				header: 'Integer conversion',
				message: `Value must be between ${lowerBound}-${upperBound}, got ${x}.`
			});
		}
		return x;
	}
	if (!Number.isNaN(x) && opts?.clamp === true) {
		x = Math.min(Math.max(x, lowerBound), upperBound);
		if (Math.floor(x) % 2 === 0) {
			x = Math.floor(x);
		} else {
			x = Math.ceil(x);
		}
		return x;
	}
	if (Number.isNaN(x) || x === 0 && Object.is(0, x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) {
		return 0;
	}
	x = webidl.util.IntegerPart(x);
	x = x % Math.pow(2, bitLength);
	if (signedness === 'signed' && x >= Math.pow(2, bitLength) - 1) {
		return x - Math.pow(2, bitLength);
	}
	return x;
};
webidl.util.IntegerPart = function(n) {
	const r = Math.floor(Math.abs(n));
	if (n < 0) {
		return -1 * r;
	}
	return r;
};
webidl.util.Stringify = function(V) {
	const type = webidl.util.Type(V);
	switch(type){
		case 'Symbol':
			return `Symbol(${V.description})`;
		case 'Object':
			return inspect(V);
		case 'String':
			return `"${V}"`;
		default:
			return `${V}`;
	}
};
webidl.sequenceConverter = function(converter) {
	return (V, prefix, argument, Iterable)=>{
		if (webidl.util.Type(V) !== 'Object') {
			throw webidl.errors.exception({
				header: prefix,
				message: `${argument} (${webidl.util.Stringify(V)}) is not iterable.`
			});
		}
		const method = typeof Iterable === 'function' ? Iterable() : V?.[Symbol.iterator]?.();
		const seq = [];
		let index = 0;
		if (method === undefined || typeof method.next !== 'function') {
			throw webidl.errors.exception({
				header: prefix,
				message: `${argument} is not iterable.`
			});
		}
		while(true){
			const { done, value } = method.next();
			if (done) {
				break;
			}
			seq.push(converter(value, prefix, `${argument}[${index++}]`));
		}
		return seq;
	};
};
webidl.recordConverter = function(keyConverter, valueConverter) {
	return (O, prefix, argument)=>{
		if (webidl.util.Type(O) !== 'Object') {
			throw webidl.errors.exception({
				header: prefix,
				message: `${argument} ("${webidl.util.Type(O)}") is not an Object.`
			});
		}
		const result = {};
		if (!types.isProxy(O)) {
			const keys = [...Object.getOwnPropertyNames(O), ...Object.getOwnPropertySymbols(O)];
			for (const key of keys){
				const typedKey = keyConverter(key, prefix, argument);
				const typedValue = valueConverter(O[key], prefix, argument);
				result[typedKey] = typedValue;
			}
			return result;
		}
		const keys = Reflect.ownKeys(O);
		for (const key of keys){
			const desc = Reflect.getOwnPropertyDescriptor(O, key);
			if (desc?.enumerable) {
				const typedKey = keyConverter(key, prefix, argument);
				const typedValue = valueConverter(O[key], prefix, argument);
				result[typedKey] = typedValue;
			}
		}
		return result;
	};
};
webidl.interfaceConverter = function(i) {
	return (V, prefix, argument, opts)=>{
		if (opts?.strict !== false && !(V instanceof i)) {
			throw webidl.errors.exception({
				header: prefix,
				message: `Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${i.name}.`
			});
		}
		return V;
	};
};
webidl.dictionaryConverter = function(converters) {
	return (dictionary, prefix, argument)=>{
		const type = webidl.util.Type(dictionary);
		const dict = {};
		if (type === 'Null' || type === 'Undefined') {
			return dict;
		} else if (type !== 'Object') {
			throw webidl.errors.exception({
				header: prefix,
				message: `Expected ${dictionary} to be one of: Null, Undefined, Object.`
			});
		}
		for (const options of converters){
			const { key, defaultValue, required, converter } = options;
			if (required === true) {
				if (!Object.hasOwn(dictionary, key)) {
					throw webidl.errors.exception({
						header: prefix,
						message: `Missing required key "${key}".`
					});
				}
			}
			let value = dictionary[key];
			const hasDefault = Object.hasOwn(options, 'defaultValue');
			if (hasDefault && value !== null) {
				value ??= defaultValue();
			}
			if (required || hasDefault || value !== undefined) {
				value = converter(value, prefix, `${argument}.${key}`);
				if (options.allowedValues && !options.allowedValues.includes(value)) {
					throw webidl.errors.exception({
						header: prefix,
						message: `${value} is not an accepted type. Expected one of ${options.allowedValues.join(', ')}.`
					});
				}
				dict[key] = value;
			}
		}
		return dict;
	};
};
webidl.nullableConverter = function(converter) {
	return (V, prefix, argument)=>{
		if (V === null) {
			return V;
		}
		return converter(V, prefix, argument);
	};
};
webidl.converters.DOMString = function(V, prefix, argument, opts) {
	if (V === null && opts?.legacyNullToEmptyString) {
		return '';
	}
	if (typeof V === 'symbol') {
		throw webidl.errors.exception({
			header: prefix,
			message: `${argument} is a symbol, which cannot be converted to a DOMString.`
		});
	}
	return String(V);
};
webidl.converters.ByteString = function(V, prefix, argument) {
	const x = webidl.converters.DOMString(V, prefix, argument);
	for(let index = 0; index < x.length; index++){
		if (x.charCodeAt(index) > 255) {
			throw new TypeError('Cannot convert argument to a ByteString because the character at ' + `index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);
		}
	}
	return x;
};
webidl.converters.USVString = toUSVString;
webidl.converters.boolean = function(V) {
	const x = Boolean(V);
	return x;
};
webidl.converters.any = function(V) {
	return V;
};
webidl.converters['long long'] = function(V, prefix, argument) {
	const x = webidl.util.ConvertToInt(V, 64, 'signed', undefined, prefix, argument);
	return x;
};
webidl.converters['unsigned long long'] = function(V, prefix, argument) {
	const x = webidl.util.ConvertToInt(V, 64, 'unsigned', undefined, prefix, argument);
	return x;
};
webidl.converters['unsigned long'] = function(V, prefix, argument) {
	const x = webidl.util.ConvertToInt(V, 32, 'unsigned', undefined, prefix, argument);
	return x;
};
webidl.converters['unsigned short'] = function(V, prefix, argument, opts) {
	const x = webidl.util.ConvertToInt(V, 16, 'unsigned', opts, prefix, argument);
	return x;
};
webidl.converters.ArrayBuffer = function(V, prefix, argument, opts) {
	if (webidl.util.Type(V) !== 'Object' || !types.isAnyArrayBuffer(V)) {
		throw webidl.errors.conversionFailed({
			prefix,
			argument: `${argument} ("${webidl.util.Stringify(V)}")`,
			types: ['ArrayBuffer']
		});
	}
	if (opts?.allowShared === false && types.isSharedArrayBuffer(V)) {
		throw webidl.errors.exception({ header: 'ArrayBuffer', message: 'SharedArrayBuffer is not allowed.' });
	}
	if (V.resizable || V.growable) {
		throw webidl.errors.exception({ header: 'ArrayBuffer', message: 'Received a resizable ArrayBuffer.' });
	}
	return V;
};
webidl.converters.TypedArray = function(V, T, prefix, name, opts) {
	if (webidl.util.Type(V) !== 'Object' || !types.isTypedArray(V) || V.constructor.name !== T.name) {
		throw webidl.errors.conversionFailed({
			prefix,
			argument: `${name} ("${webidl.util.Stringify(V)}")`,
			types: [T.name]
		});
	}
	if (opts?.allowShared === false && types.isSharedArrayBuffer(V.buffer)) {
		throw webidl.errors.exception({ header: 'ArrayBuffer', message: 'SharedArrayBuffer is not allowed.' });
	}
	if (V.buffer.resizable || V.buffer.growable) {
		throw webidl.errors.exception({ header: 'ArrayBuffer', message: 'Received a resizable ArrayBuffer.' });
	}
	return V;
};
webidl.converters.DataView = function(V, prefix, name, opts) {
	if (webidl.util.Type(V) !== 'Object' || !types.isDataView(V)) {
		throw webidl.errors.exception({
			header: prefix,
			message: `${name} is not a DataView.`
		});
	}
	if (opts?.allowShared === false && types.isSharedArrayBuffer(V.buffer)) {
		throw webidl.errors.exception({ header: 'ArrayBuffer', message: 'SharedArrayBuffer is not allowed.' });
	}
	if (V.buffer.resizable || V.buffer.growable) {
		throw webidl.errors.exception({ header: 'ArrayBuffer', message: 'Received a resizable ArrayBuffer.' });
	}
	return V;
};
webidl.converters.BufferSource = function(V, prefix, name, opts) {
	if (types.isAnyArrayBuffer(V)) {
		return webidl.converters.ArrayBuffer(V, prefix, name, { ...opts, allowShared: false });
	}
	if (types.isTypedArray(V)) {
		return webidl.converters.TypedArray(V, V.constructor, prefix, name, { ...opts, allowShared: false });
	}
	if (types.isDataView(V)) {
		return webidl.converters.DataView(V, prefix, name, { ...opts, allowShared: false });
	}
	throw webidl.errors.conversionFailed({
		prefix,
		argument: `${name} ("${webidl.util.Stringify(V)}")`,
		types: ['BufferSource']
	});
};
webidl.converters['sequence<ByteString>'] = webidl.sequenceConverter(webidl.converters.ByteString);
webidl.converters['sequence<sequence<ByteString>>'] = webidl.sequenceConverter(webidl.converters['sequence<ByteString>']);
webidl.converters['record<ByteString, ByteString>'] = webidl.recordConverter(webidl.converters.ByteString, webidl.converters.ByteString);
module.exports = { webidl };

}
};
