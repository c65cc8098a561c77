-- For wrk: asks the requests of a file in turn (args[1]; a zero byte between them) and prints what it counted as JSON.
local requests = {}
local nextOne = 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for text in file:read("*a"):gmatch("[^%z]+") do
    requests[#requests + 1] = text
  end
  file:close()
end

function request()
  nextOne = nextOne % #requests + 1
  return requests[nextOne]
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  print(string.format('\n{"answered":%d,"seconds":%f,"failed":%d}', summary.requests, summary.duration / 1e6, failed))
end
